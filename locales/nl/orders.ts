export const orders = {
  'orders.title': '<b>Mijn bestellingen</b>',
  'orders.none': 'Je hebt nog geen bestellingen.',
  'orders.count_one': '{{count, number}} bestelling, de nieuwste eerst.',
  'orders.count_other': '{{count, number}} bestellingen, de nieuwste eerst.',
  'orders.line': '<b>{{order}}</b> · {{model}}\n{{status, text}}',
  'orders.label': '{{order}} · {{model}}',
  'orders.export': 'Overzicht downloaden',
  'orders.open': 'Bestelling bekijken',
  'orders.pay': 'Betalen',
  'orders.instruction': 'Betaalinstructies',
  'orders.intents': 'Alle betaalinstructies',
  'orders.access': 'Toegangsgegevens tonen',
  'orders.cancel': 'Bestelling annuleren',
  'orders.repeat': 'Opnieuw bestellen',
  'orders.readyHint':
    'De toegangsgegevens krijg alleen jij te zien, als je erom vraagt. Er draait niets totdat jij het start.',
  'orders.closedHint':
    'Deze bestelling is gesloten omdat er niet op tijd is betaald. Je kunt dezelfde bestelling opnieuw plaatsen. Heb je geld verstuurd? Neem contact op met support en noem de bestelreferentie; maak het niet nog een keer over.',
  'orders.heldHint':
    'De loten houden we een beperkte tijd voor je vast. Betaal binnen de tijd die in de betaalinstructies staat.',

  'order.title': '<b>Bestelling {{order}}</b>',
  'order.gpu': 'GPU: {{model}}',
  'order.term': 'Huurduur: {{term, text}}',
  'order.lots': 'Aantal: {{lots, text}} ({{cards, text}})',
  'order.environment': 'Omgeving: {{environment, text}}',
  'order.total': 'Totaalbedrag: <b>{{total, usd}}</b>',
  'order.is.placed': 'geplaatst, nog niet betaald',
  'order.is.confirmed': 'bevestigd',
  'order.is.cancelled': 'geannuleerd',
  'order.is.closed': 'gesloten, niet op tijd betaald',
  'environment.line': 'anders: {{line}}',
  'environment.former': '{{name}}',

  'track.order': 'Bestelling: {{status, text}}',
  'track.payment': 'Betaling: {{status, text}}',
  'track.provisioning': 'Oplevering: {{status, text}}',

  'payment.is.none': 'nog geen betaalinstructies',
  'payment.is.awaiting': 'wacht op je overschrijving, geldig tot {{at, moment}}',
  'payment.is.expired': 'de laatste betaalinstructies zijn verlopen',
  'payment.is.reported': 'Betaling gemeld, wacht op verificatie',
  'payment.is.paid': 'betaald op {{at, moment}}',

  'provisioning.is.none': 'begint zodra de betaling is geverifieerd',
  'provisioning.is.waiting': 'in de wachtrij',
  'provisioning.is.preparing': 'in voorbereiding sinds {{at, moment}}',
  'provisioning.is.ready': 'klaar, huur eindigt op {{at, moment}}',
  'provisioning.is.ended': 'huur geëindigd op {{at, moment}}',

  'cancel.ask': '<b>Bestelling {{order}} annuleren?</b>',
  'cancel.money':
    'Heb je al geld verstuurd? Annuleer dan nog niet, maar neem contact op met support. Geld dat binnenkomt voor een geannuleerde bestelling komt op je saldo.',
  'cancel.yes': 'Ja, annuleren',
  'cancel.done': 'Bestelling {{order}} is geannuleerd.',
  'cancel.tooLate': 'Bestelling {{order}} kan hier niet meer worden geannuleerd.',

  'access.title': '<b>Toegangsgegevens voor bestelling {{order}}</b>',
  'access.notYet':
    'De toegangsgegevens voor bestelling {{order}} zijn er nog niet. Je krijgt bericht als de machine klaar is.',
  'access.details': '<code>{{details}}</code>',
  'access.care': 'Houd ze voor jezelf. Onze medewerkers vragen er nooit om.',
  'access.yours':
    'Wat er op de machine draait, je data en je back-ups zijn je eigen verantwoordelijkheid.',

  'export.ready_one': 'Hier is een overzicht van {{count, number}} bestelling.',
  'export.ready_other': 'Hier is een overzicht van {{count, number}} bestellingen.',
  'export.title': '{{shop}}, overzicht van bestellingen, {{at, moment}}',
  'export.placed': 'Geplaatst: {{at, moment}}',

  'intents.title': '<b>Betaalinstructies voor bestelling {{order}}</b>',
  'intents.line':
    '{{number, number}}. {{amount}} {{asset}} op {{network}}, adres …{{tail}} ({{at, moment}})',
  'intents.show': 'Toon nr. {{number, number}}',
  'intents.report': 'Ik heb betaald ({{number, number}})',

  'support.title': '<b>Support</b>',
  'support.contact': '{{contact}}',
  'support.hours': 'Bereikbaar: {{hours}}',
  'support.reference': 'Noem deze referentie: <code>{{order}}</code>',
  'support.copyReference': 'Referentie kopiëren',
  'support.never': 'Geen van onze medewerkers vraagt om sleutels, herstelzinnen of wachtwoorden.',
} as const;
