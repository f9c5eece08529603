import { composer } from './composer.js';
import { find } from './dom.js';
import { Pane } from './pane.js';
import { tabs } from './tabs.js';
import { word } from './words.js';

// Who is who stands in the address and nowhere else, so that nothing has to be stored in the browser.
const query = new URLSearchParams(location.search);
const customer = new Pane(find(document, '#customer'), '/start');
const staff = new Pane(find(document, '#staff'), '/staff');

/** @type {HTMLInputElement} */
const customerName = find(document, '#who-customer');
/** @type {HTMLSelectElement} */
const staffName = find(document, '#who-staff');

/** @param {Record<string, string>} change */
function remember(change) {
  for (const [name, value] of Object.entries(change)) query.set(name, value);
  history.replaceState(null, '', `?${query}`);
}

function openCustomer() {
  const name = customerName.value.trim().toLowerCase();
  const fits = /^[a-z0-9][a-z0-9-]{0,23}$/.test(name);
  customerName.setCustomValidity(fits ? '' : word('badName'));
  if (!fits) return void customerName.reportValidity();
  customerName.value = name;
  remember({ customer: name });
  void customer.open(name);
}

function openStaff() {
  remember({ staff: staffName.value });
  void staff.open(`staff:${staffName.value}`);
}

for (const pane of [customer, staff]) {
  composer(find(pane.root, '.composer'), pane);
  find(pane.root, '.who').addEventListener('submit', (event) => event.preventDefault());
}
customerName.addEventListener('change', openCustomer);
customerName.addEventListener('input', () => customerName.setCustomValidity(''));
staffName.addEventListener('change', openStaff);
customerName.value = query.get('customer') ?? customerName.value;
if ([...staffName.options].some(({ value }) => value === query.get('staff'))) {
  staffName.value = query.get('staff') ?? staffName.value;
}
tabs(find(document, '.tabs'));
openCustomer();
if (staffName.value !== '') openStaff();

for (const link of document.querySelectorAll('.languages a')) {
  if (!(link instanceof HTMLAnchorElement)) continue;
  link.addEventListener('click', async (event) => {
    event.preventDefault();
    query.set('lang', link.hreflang);
    await Promise.all(
      [customer, staff].map((pane) => pane.send({ text: `/language ${link.hreflang}` })),
    );
    location.search = String(query);
  });
}

// A link into the shop, such as #go.orders. Only those that open a screen: an address must not be able to act.
const invited = location.hash.slice(1);
if (invited.startsWith('go.')) {
  history.replaceState(null, '', `?${query}`);
  void customer.send({ tap: invited });
}
