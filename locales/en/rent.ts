/** Home, choosing a GPU and configuring the order. */
export const rent = {
  'home.welcome': '<b>{{shop}}</b>',
  'home.about':
    'Rent a GPU for 3, 7 or 30 days. Choose a GPU, pay in crypto, and follow your order here.',
  'home.demo': 'This is a demo shop: no real money and no real machines.',
  'home.rent': 'Rent a GPU',
  'home.compare': 'Compare GPUs',
  'home.resume': 'Continue my order',
  'home.orders': 'My orders',
  'home.signIn': 'Sign in',
  'home.account': 'My account',
  'home.help': 'Help',
  'home.support': 'Support',
  'home.language': 'Language',
  'home.terms': 'Terms',
  'home.staff': 'Staff desk',

  'language.ask': 'Which language would you like to use?',
  'language.name': '{{name}}',

  days_one: '{{count, number}} day',
  days_other: '{{count, number}} days',
  lots_one: '{{count, number}} lot',
  lots_other: '{{count, number}} lots',
  cards_one: '{{count, number}} card',
  cards_other: '{{count, number}} cards',
  cardsPerLot_one: '{{count, number}} card per lot',
  cardsPerLot_other: '{{count, number}} cards per lot',

  'gpus.title': '<b>Choose a GPU</b>',
  'gpus.hint': 'The number behind each name is the memory per card.',
  'gpus.several': 'More than one GPU fits: {{names}}. Type the full name.',
  'gpu.label': '{{model}} · {{memory, number}} GB',
  'gpu.labelSoldOut': '{{model}} · sold out',
  'gpu.name': '<b>{{model}}</b>',
  'gpu.facts': '{{memory, number}} GB {{kind}} memory per card · {{toolchain}} · {{cards, text}}',
  'gpu.prices': '3 days {{three, usd}} · 7 days {{seven, usd}} · 30 days {{thirty, usd}}',
  'gpu.stock': 'In stock: {{lots, text}}',
  'gpu.soldOut': 'Sold out',
  'gpu.lotNote': 'Prices are for one lot and the whole term.',
  'gpu.soldOutHint': 'This GPU is sold out at the moment. Choose another one.',
  'gpu.askTerm': 'For how long do you want to rent it?',
  'gpu.termLabel': '{{term, text}} · {{price, usd}}',
  'gpu.termsOnly': 'The term is 3, 7 or 30 days.',
  'gpu.gone': 'That GPU is no longer on offer. Choose another one.',

  'compare.title': '<b>All GPUs compared</b>',
  'compare.hint': 'Choose one to see its terms.',

  'choose.rental': '<b>{{model}}</b> for {{term, text}}',
  'choose.perLot': 'One lot costs {{price, usd}} for the whole term ({{cards, text}}).',
  'choose.askLots': 'How many lots? In stock: {{stock, text}}.',
  'choose.lotsLabel': '{{lots, text}} · {{total, usd}}',
  'choose.lotsOnly': 'You can order 1 to 10 lots.',
  'choose.tooFew':
    'That is more than is in stock right now: {{stock, text}}. Choose fewer, or another GPU.',
  'choose.total': 'Total so far: <b>{{total, usd}}</b>',
  'choose.askEnvironment': 'How should we prepare the machine?',
  'choose.about': '<b>{{environment, text}}</b>: {{about, text}}',
  'choose.startingPoint':
    'A prepared environment is a starting point. It does not replace your own dependency files, weights or data.',
  'choose.environmentGone': 'That environment is no longer on offer. Choose another one.',
  'choose.askLine': 'Describe in one line what we should prepare.',
  'choose.noSecrets': 'Do not put passwords, tokens or keys in it.',
  'choose.lineRedacted':
    'I took out what looked like a password, token or other private data. This is what staff will read: {{line}}',
  'choose.lineTitle': 'Your environment',
  'choose.lineOpen': 'Describe environment',
  'choose.lineLabel': 'What should we prepare?',

  'details.title': '<b>Your details</b>',
  'details.other': 'Not you? Open your account to sign out.',
  'details.yes': 'These are correct',

  'summary.title': '<b>Check your order</b>',
  'summary.total':
    'The total in US dollars is fixed once you place the order. Only the crypto amount depends on the exchange rate.',
  'summary.terms': 'By placing the order you accept the terms.',
  'summary.place': 'Place order',
  'summary.placed': 'Order <b>{{order}}</b> is placed.',
  'summary.tooMany_one':
    'You already have {{count, number}} unpaid order. Pay or cancel it first. Your draft is kept.',
  'summary.tooMany_other':
    'You already have {{count, number}} unpaid orders. Pay or cancel one first. Your draft is kept.',
} as const;
