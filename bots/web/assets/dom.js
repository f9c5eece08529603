/**
 * An element with attributes and content. Texts are never read as markup.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | boolean | number | undefined>} [attributes]
 * @param {...(Node | string | undefined)} content
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function el(tag, attributes = {}, ...content) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false)
      made.setAttribute(name, value === true ? '' : String(value));
  }
  made.append(...content.filter((piece) => piece !== undefined));
  return made;
}

/**
 * The element that must be there; our own page brings it.
 * @template {Element} [Found=HTMLElement]
 * @param {ParentNode} root
 * @param {string} selector
 * @returns {Found}
 */
export function find(root, selector) {
  /** @type {Found | null} */
  const found = root.querySelector(selector);
  if (found === null) throw new Error(`no ${selector} on this page`);
  return found;
}
