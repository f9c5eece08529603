export const rent = {
  'home.welcome': '<b>{{shop}}</b>',
  'home.about':
    'Huur een GPU voor 3, 7 of 30 dagen. Kies een GPU, betaal met crypto en volg je bestelling hier.',
  'home.demo': 'Dit is een demowinkel: geen echt geld en geen echte machines.',
  'home.rent': 'GPU huren',
  'home.compare': 'GPU’s vergelijken',
  'home.resume': 'Verder met bestelling',
  'home.orders': 'Mijn bestellingen',
  'home.signIn': 'Inloggen',
  'home.account': 'Mijn account',
  'home.help': 'Hulp',
  'home.support': 'Support',
  'home.language': 'Taal',
  'home.terms': 'Voorwaarden',
  'home.staff': 'Medewerkers',

  'language.ask': 'Welke taal wil je gebruiken?',
  'language.name': '{{name}}',

  days_one: '{{count, number}} dag',
  days_other: '{{count, number}} dagen',
  lots_one: '{{count, number}} lot',
  lots_other: '{{count, number}} loten',
  cards_one: '{{count, number}} kaart',
  cards_other: '{{count, number}} kaarten',
  cardsPerLot_one: '{{count, number}} kaart per lot',
  cardsPerLot_other: '{{count, number}} kaarten per lot',

  'gpus.title': '<b>Kies een GPU</b>',
  'gpus.hint': 'Het getal achter de naam is het geheugen per kaart.',
  'gpus.several': 'Er passen meer GPU’s bij: {{names}}. Typ de volledige naam.',
  'gpu.label': '{{model}} · {{memory, number}} GB',
  'gpu.labelSoldOut': '{{model}} · uitverkocht',
  'gpu.name': '<b>{{model}}</b>',
  'gpu.facts':
    '{{memory, number}} GB {{kind}}-geheugen per kaart · {{toolchain}} · {{cards, text}}',
  'gpu.prices': '3 dagen {{three, usd}} · 7 dagen {{seven, usd}} · 30 dagen {{thirty, usd}}',
  'gpu.stock': 'Op voorraad: {{lots, text}}',
  'gpu.soldOut': 'Uitverkocht',
  'gpu.lotNote': 'De prijzen gelden voor één lot en de hele huurduur.',
  'gpu.soldOutHint': 'Deze GPU is op dit moment uitverkocht. Kies een andere.',
  'gpu.askTerm': 'Hoelang wil je deze GPU huren?',
  'gpu.termLabel': '{{term, text}} · {{price, usd}}',
  'gpu.termsOnly': 'De huurduur is 3, 7 of 30 dagen.',
  'gpu.gone': 'Die GPU bieden we niet meer aan. Kies een andere.',

  'compare.title': '<b>Alle GPU’s vergeleken</b>',
  'compare.hint': 'Kies een GPU om de huurduur te kiezen.',

  'choose.rental': '<b>{{model}}</b> voor {{term, text}}',
  'choose.perLot': 'Eén lot kost {{price, usd}} voor de hele huurduur ({{cards, text}}).',
  'choose.askLots': 'Hoeveel loten wil je? Op voorraad: {{stock, text}}.',
  'choose.lotsLabel': '{{lots, text}} · {{total, usd}}',
  'choose.lotsOnly': 'Je kunt 1 tot en met 10 loten bestellen.',
  'choose.tooFew':
    'Dat is meer dan er nu op voorraad is: {{stock, text}}. Kies er minder, of een andere GPU.',
  'choose.total': 'Totaal tot nu toe: <b>{{total, usd}}</b>',
  'choose.askEnvironment': 'Hoe moeten we de machine voorbereiden?',
  'choose.about': '<b>{{environment, text}}</b>: {{about, text}}',
  'choose.startingPoint':
    'Een voorbereide omgeving is een beginpunt. Je eigen dependency-bestanden, gewichten en data vervangt die niet.',
  'choose.environmentGone': 'Die omgeving bieden we niet meer aan. Kies een andere.',
  'choose.askLine': 'Beschrijf in één regel wat we moeten voorbereiden.',
  'choose.noSecrets': 'Zet er geen wachtwoorden, tokens of sleutels in.',
  'choose.lineRedacted':
    'Ik heb weggehaald wat op een wachtwoord, token of ander privégegeven leek. Dit lezen onze medewerkers: {{line}}',
  'choose.lineTitle': 'Jouw omgeving',
  'choose.lineOpen': 'Omgeving beschrijven',
  'choose.lineLabel': 'Wat moeten we voorbereiden?',

  'details.title': '<b>Je gegevens</b>',
  'details.other': 'Ben jij dit niet? Open je account om uit te loggen.',
  'details.yes': 'Dit klopt',

  'summary.title': '<b>Controleer je bestelling</b>',
  'summary.total':
    'Het totaalbedrag in Amerikaanse dollars ligt vast zodra je bestelt. Alleen het cryptobedrag hangt van de koers af.',
  'summary.terms': 'Door te bestellen ga je akkoord met de voorwaarden.',
  'summary.place': 'Bestelling plaatsen',
  'summary.placed': 'Bestelling <b>{{order}}</b> is geplaatst.',
  'summary.tooMany_one':
    'Je hebt al {{count, number}} onbetaalde bestelling. Betaal of annuleer die eerst. Wat je hebt gekozen, blijft bewaard.',
  'summary.tooMany_other':
    'Je hebt al {{count, number}} onbetaalde bestellingen. Betaal of annuleer er eerst een. Wat je hebt gekozen, blijft bewaard.',
} as const;
