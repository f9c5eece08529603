export const pay = {
  'pay.title': '<b>Bestelling {{order}} betalen</b>',
  'pay.askMethod':
    'Hoe wil je betalen? Munt en netwerk horen bij elkaar: een munt die je via een ander netwerk stuurt, komt niet aan.',
  'pay.method': '{{asset}} op {{network}}',
  'pay.noRate':
    '{{method, text}}: nu niet beschikbaar, want er is geen actuele koers. Je bestelling blijft staan; probeer het over een paar minuten opnieuw.',
  'pay.noAddress':
    '{{method, text}}: nu niet beschikbaar, want er is geen ontvangstadres vrij. Je bestelling blijft staan; probeer het over een paar minuten opnieuw.',
  'pay.notOpen': 'Voor deze bestelling verwachten we geen betaling. Maak er geen geld voor over.',
  'pay.tooMany_one':
    'Je kunt per uur {{count, number}} keer betaalinstructies opvragen. Gebruik de laatste, of probeer het later opnieuw.',
  'pay.tooMany_other':
    'Je kunt per uur {{count, number}} keer betaalinstructies opvragen. Gebruik de laatste, of probeer het later opnieuw.',
  'pay.stockGone':
    'De loten van deze bestelling houden we niet meer vast en ze zijn nu op. Maak er geen geld voor over. Je kunt de bestelling annuleren en een andere GPU kiezen.',
  'pay.demo': '<b>Demo. Geen echt geld: stuur hier nooit echte munten heen.</b>',
  'pay.instruction': '<b>Betaalinstructies voor bestelling {{order}}</b>\n{{method, text}}',
  'pay.amount': 'Over te maken bedrag: <code>{{amount}}</code> {{asset}}',
  'pay.expected': 'Verschuldigd bedrag: <code>{{amount}}</code> {{asset}}',
  'pay.reportedFor': 'Bestelling {{order}}, {{method, text}}',
  'pay.address': 'Adres: <code>{{address}}</code>',
  'pay.network': 'Netwerk: <b>{{network}}</b>',
  'pay.rate': 'Koers: 1 {{asset}} = {{rate}} USD ({{at, moment}})',
  'pay.until': 'Geldig tot: {{at, moment}}',
  'pay.exact': 'Maak precies dit bedrag over, in één keer. Netwerkkosten komen erbovenop.',
  'pay.afterwards':
    'Druk na het overmaken op “Ik heb betaald”. Daarmee meld je de betaling; wij verifiëren die op het netwerk.',
  'pay.reportedAt': 'Gemeld op {{at, moment}}. Dit is nog geen bevestiging.',
  'pay.notTwice':
    'Maak het niet nog een keer over. We verifiëren de overschrijving op het netwerk en laten het je hier weten.',
  'pay.onPage':
    'Je betaalt op onze pagina: daar zie je het bedrag, het adres en een QR-code. Geldig tot {{at, moment}}.',
  'pay.openPage': 'Betaalpagina openen',
  'pay.caption': '{{amount}} {{asset}} · netwerk {{network}}',
  'pay.copyAmount': 'Bedrag kopiëren',
  'pay.copyAddress': 'Adres kopiëren',
  'pay.copyLink': 'Walletlink kopiëren',
  'pay.report': 'Ik heb betaald',
  'pay.other': 'Andere betaalmethode',
  'pay.renew': 'Nieuwe instructies',
  'pay.expired':
    '<b>Deze betaalinstructies zijn verlopen</b>\nBestelling {{order}}, {{method, text}}, geldig tot {{at, moment}}.\nMaak niets meer over naar dit adres.',
  'pay.expiredHint':
    'Nog niets overgemaakt? Vraag nieuwe instructies; het bedrag volgt dan de koers van dat moment.\nWel iets overgemaakt? Doe het niet nog een keer. Druk op “Ik heb betaald” of neem contact op met support en noem de bestelreferentie.',

  'notice.open': 'Bestelling bekijken',
  'notice.paid':
    '<b>Bestelling {{order}} is betaald.</b> We hebben je betaling van {{total, usd}} geverifieerd.',
  'notice.paidNext': 'Nu bereiden we je machine voor. Je krijgt bericht zodra die klaar is.',
  'notice.credited':
    '<b>Bestelling {{order}} kon niet meer worden geleverd.</b> Je betaling van {{total, usd}} is geverifieerd en staat op je saldo.',
  'notice.preparing': 'De machine voor bestelling {{order}} is in voorbereiding.',
  'notice.ready': '<b>De machine voor bestelling {{order}} is klaar.</b>\n{{status, text}}',
  'notice.readyNext': 'Vraag de toegangsgegevens op als niemand meekijkt.',
  'notice.closed':
    'Bestelling {{order}} is gesloten omdat er niet op tijd is betaald. Je kunt dezelfde bestelling opnieuw plaatsen. Toch al geld verstuurd? Neem contact op met support; maak het niet nog een keer over.',
  'notice.ending': '<b>De huur van bestelling {{order}} eindigt op {{at, moment}}.</b>',
  'notice.endingChecklist':
    '1. Exporteer wat je wilt bewaren.\n2. Controleer de kopie.\n3. Zet voor de zekerheid één back-up terug.\nNa het einde kunnen we niets meer terughalen.',
  'notice.ended': 'De huur van bestelling {{order}} is geëindigd.',
  'notice.staffReported':
    '<b>Betaling gemeld voor bestelling {{order}}.</b> Die is nog niet geverifieerd.',
  'notice.staffPrepare':
    '<b>Bestelling {{order}} is betaald.</b> De machine kan worden voorbereid.',
  'notice.staffCredited':
    'De betaling van {{total, usd}} voor bestelling {{order}} staat op het saldo van de klant: de bestelling kon niet worden geleverd.',
} as const;
