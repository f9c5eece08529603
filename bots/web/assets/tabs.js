/**
 * On a narrow screen the two chats are tabs. Arrow keys go from one to the other (ARIA Authoring Practices, tabs).
 * @param {HTMLElement} list
 */
export function tabs(list) {
  const buttons = [...list.querySelectorAll('button')];

  /** @param {HTMLButtonElement} chosen */
  function choose(chosen) {
    for (const button of buttons) {
      const open = button === chosen;
      button.setAttribute('aria-selected', String(open));
      button.tabIndex = open ? 0 : -1;
      panelOf(button)?.classList.toggle('aside', !open);
    }
  }

  for (const [at, button] of buttons.entries()) {
    button.addEventListener('click', () => choose(button));
    button.addEventListener('keydown', ({ key }) => {
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
      const other = buttons[(at + 1) % buttons.length];
      if (other === undefined) return;
      choose(other);
      other.focus();
    });
  }
  if (buttons[0] !== undefined) choose(buttons[0]);
}

/** @param {HTMLElement} button */
function panelOf(button) {
  return document.getElementById(button.getAttribute('aria-controls') ?? '');
}
