export const legal = {
  'legal.terms.title': 'Voorwaarden',
  'legal.privacy.title': 'Privacy',
  'legal.more': 'Lees de volledige tekst',
  'legal.paysupport':
    '<b>Betaal niet twee keer.</b> Kijk eerst bij je bestelling: daar zie je of de betaling is gemeld of wordt geverifieerd, en of de bestelling is betaald.\n\n1. Kijk in je wallet of de overschrijving weg is, met de juiste munt, het juiste netwerk en adres en het juiste bedrag.\n2. Druk op “Ik heb betaald” onder de instructies die je betaald hebt. Dat kan ook als ze verlopen zijn.\n3. Wacht op de bevestigingen van het netwerk. De winkel meldt het als de betaling is bevestigd.\n\nKom je er niet uit, of wil je geld terug? Schrijf naar support met de <b>bestelreferentie</b>, de munt, het netwerk, het bedrag en het tijdstip. Een overschrijving is niet terug te draaien; een terugbetaling is een nieuwe overschrijving die de winkel moet doen.\n\nStuur nooit privésleutels, herstelzinnen (seed phrases) of wachtwoorden. Support heeft ze niet nodig.',
} as const;
