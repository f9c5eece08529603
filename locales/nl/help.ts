export const help = {
  'help.title': 'Vragen en antwoorden',
  'help.hint': 'Wat wil je weten? Druk op een vraag.',
  'help.question': '<b>{{title, text}}</b>',

  'help.card.title': 'Welke kaart kies ik',
  'help.card.text':
    'Begin bij het geheugen: je werk moet op de kaart passen, met wat ruimte over. Als vuistregel kosten de gewichten van een model bij 16 bits 2 GB per miljard parameters, en bij 8 bits ongeveer de helft. Volledig trainen met Adam kost rond de 16 GB per miljard, plus activaties.\n\nKijk dan naar CUDA of ROCm: je software draait op een van de twee en de kaart moet daarbij passen.\n\nOm iets te proberen, om te renderen of voor modellen tot ongeveer 7 miljard parameters is 24 of 32 GB vaak genoeg. Voor grotere kijk je naar 80 GB en meer.\n\nTwijfel je? Huur één lot voor 3 dagen en meet met je eigen werk voordat je er meer neemt.',

  'help.memory.title': 'Geheugen per kaart',
  'help.memory.text':
    'Het geheugen in de lijst is dat van <b>één kaart</b>, en het geheugen van meer kaarten wordt niet vanzelf opgeteld. Twee kaarten van 80 GB zijn niet één kaart van 160 GB: een programma ziet twee kaarten en moet het werk zelf verdelen.\n\nSommige software kan dat, bijvoorbeeld met tensor parallelism of door de training over kaarten te verdelen. Software die maar één kaart kent, stopt met een out-of-memory-fout, hoeveel kaarten je ook huurt.\n\nKijk dus eerst of je werk op één kaart past. Past het niet, ga dan na of je software er meer aankan voordat je meer loten bestelt. Houd een paar gigabyte vrij: de driver en het framework hebben ook iets nodig.',

  'help.toolchain.title': 'CUDA of ROCm',
  'help.toolchain.text':
    'Kaarten van NVIDIA werken met <b>CUDA</b>, kaarten van AMD met <b>ROCm</b>. Je kunt ze niet verwisselen: een container voor de ene gebruikt geen kaart van de andere.\n\nVan PyTorch is er een versie voor allebei, en de meeste PyTorch-code draait ongewijzigd op beide. Let op bij bibliotheken met eigen GPU-code, zoals voor attention of kwantisatie, en bij je eigen kernels: die ondersteunen vaak eerst CUDA, en ROCm alleen voor sommige kaarten en versies.\n\nHeb je alleen een CUDA-container? Kies dan NVIDIA. Noemt je software jouw AMD-kaart en ROCm-versie als ondersteund? Dan krijg je bij AMD vaak meer geheugen op één kaart.',

  'help.lot.title': 'Wat een lot is',
  'help.lot.text':
    'Een lot is de kleinste eenheid die je kunt huren. In de lijst staat hoeveel kaarten erin zitten: meestal één, en twee bij B200.\n\nEen prijs geldt voor <b>één lot en de hele huurduur</b>, met alle kaarten van dat lot. Een lot B200 kost wat er staat; er wordt niets verdubbeld voor de tweede kaart. Je bestelt 1 tot 10 loten, en het totaalbedrag is de prijs maal het aantal loten.\n\nEen lot is geen stuk van een kaart, geen aantal uren en geen geheugen dat je bij elkaar kunt optellen. Meer loten betekent niet dat alle kaarten in één machine zitten of met elkaar verbonden zijn. Heb je dat nodig? Vraag het aan support voordat je bestelt.',

  'help.term.title': 'Huurduur en begin',
  'help.term.text':
    'Je huurt voor 3, 7 of 30 dagen. Vergelijk de prijs per dag: langer huren is meestal voordeliger.\n\nDe huurduur begint niet als je bestelt en ook niet als je betaalt. Hij begint <b>als de machine klaar is</b> en de toegangsgegevens voor je klaarstaan. Vanaf dan zie je bij je bestelling wanneer hij eindigt.\n\nAan het eind stopt de toegang. Stel je werk op tijd veilig.\n\nHeb je de machine langer nodig? Schrijf ruim voor het einde naar support. Zolang een verlenging niet is bevestigd, geldt de oude datum.',

  'help.environment.title': 'Omgevingen',
  'help.environment.text':
    'Een omgeving is hoe de machine wordt voorbereid voordat je hem krijgt. Kies wat het dichtst bij je werk ligt. Waar je “Anders” kunt kiezen, beschrijf je in één regel wat je nodig hebt.\n\nHet is een beginpunt. Het vervangt niet je eigen dependency-bestanden, modelgewichten of data. Neem een requirements- of lockbestand mee met de versies die je hebt getest, of je eigen container. De rest installeer je zelf.\n\nWat je op de machine inricht, is na de huurduur weg. Bewaar het recept ergens anders, dan staat de volgende machine er in een paar minuten.',

  'help.account.title': 'Account zonder KYC',
  'help.account.text':
    'Voor je eerste bestelling heb je een account nodig: voornaam, achternaam, e-mailadres en een wachtwoord van 15 tot 128 tekens. Een paar woorden achter elkaar die niets met elkaar te maken hebben, werkt goed. Er is geen KYC-controle en niemand vraagt om een identiteitsbewijs.\n\nBewaar het wachtwoord goed. <b>Herstellen via e-mail kan niet.</b> Wie zich opnieuw met hetzelfde adres aanmeldt, krijgt een apart, leeg account.\n\nGebruik hetzelfde account op Telegram, op Discord en op de webpagina: je ziet overal dezelfde bestellingen. Log uit op een apparaat dat anderen ook gebruiken.',

  'help.anonymity.title': 'Geen KYC, niet anoniem',
  'help.anonymity.text':
    'Geen KYC betekent dat de winkel geen identiteitsbewijs vraagt. Daarmee ben je niet anoniem.\n\n• Overschrijvingen zijn op de meeste netwerken voor altijd openbaar. Wie een adres met jou verbindt, kan de betalingen volgen.\n• De beurs waar je je munten kocht, weet meestal wie je bent.\n• Telegram en Discord kennen je account daar.\n• De winkel bewaart de naam en het e-mailadres die je opgaf, je bestellingen en je betalingen.\n• De machine ziet vanaf welk internetadres je verbinding maakt.\n\nMoet je echt anoniem blijven? Dat kan deze winkel niet beloven.',

  'help.paying.title': 'Hoe je betaalt',
  'help.paying.text':
    '1. Plaats de bestelling en kies een betaalmethode. Dat is altijd een munt en een netwerk samen, zoals USDT op Tron.\n2. Je krijgt betaalinstructies: een adres, een precies bedrag, een QR-code en tot wanneer ze geldig zijn.\n3. Vergelijk het adres in je wallet met dat op je scherm, het begin en het eind.\n4. Maak precies dat bedrag over, in één keer. Kosten komen erbovenop: het hele bedrag moet aankomen.\n5. Druk op “Ik heb betaald”. De winkel controleert de overschrijving en meldt het als die is bevestigd.\n\nBetaal één keer. Weet je niet zeker of het gelukt is, kijk dan eerst in je wallet en vraag het daarna aan support. In een demowinkel gaat er geen echt geld om.',

  'help.network.title': 'Het juiste netwerk',
  'help.network.text':
    'Eén munt kan op meer netwerken bestaan, en dat zijn verschillende dingen. USDT op Ethereum (ERC-20) en USDT op Tron (TRC-20) delen alleen hun naam.\n\nStuur <b>alleen de munt op je scherm, over het netwerk op je scherm</b>. Wat over een ander netwerk gaat, ben je meestal kwijt, en niemand kan het terughalen.\n\nControleer bij een beurs het netwerk op de opnamepagina voordat je bevestigt. Om een token te versturen heeft je wallet ook iets van de eigen munt van het netwerk nodig voor de kosten: ETH op Ethereum, TRX op Tron.\n\nTwijfel je? Stop, en vraag het aan support voordat je iets stuurt.',

  'help.reported.title': 'Gemeld is niet betaald',
  'help.reported.text':
    'Met “Ik heb betaald” vertel je de winkel dat je iets hebt gestuurd. Dat is jouw melding en bevestigt nog niets. Bij de bestelling staat dan: <b>Betaling gemeld, wacht op verificatie</b>.\n\nDe winkel kijkt zelf op het netwerk: is het juiste bedrag op het juiste adres aangekomen, met genoeg bevestigingen? Pas dan is de bestelling <b>betaald</b>. Op een druk netwerk kan dat even duren.\n\nNog een keer drukken verandert niets, en <b>nog een keer betalen is nooit nodig</b>. Duurt het ongewoon lang? Schrijf naar support met de bestelreferentie.\n\nBetaald is ook nog niet klaar: na de betaling wordt de machine voorbereid, en je hoort het als hij klaar is.',

  'help.late.title': 'Verlopen of te laat',
  'help.late.text':
    'Betaalinstructies zijn beperkt geldig, omdat de koers beweegt. <b>Betaal geen verlopen instructies.</b> Open je bestelling en vraag nieuwe aan. Die krijgen de koers van dat moment; het totaalbedrag in dollars blijft gelijk.\n\nHeb je al betaald, maar te laat? Stuur het niet nog een keer. Druk op “Ik heb betaald” onder de instructies die je betaald hebt. Die knop blijft, ook als ze verlopen zijn.\n\nDe winkel kijkt of het bedrag de bestelling nog dekt en of er voorraad is. Kan het geld niet voor de bestelling worden gebruikt, dan komt het op je saldo, en je hoort waarom.',

  'help.amount.title': 'Te weinig of te veel',
  'help.amount.text':
    '<b>Te weinig:</b> de bestelling is pas betaald als alles is aangekomen. Vaak heeft de wallet of de beurs de kosten van het bedrag afgehaald. Wat aankwam, blijft van jou. Gok geen tweede bedrag: schrijf naar support met de bestelreferentie, dan hoor je wat er ontbreekt en waar het heen moet.\n\n<b>Te veel:</b> wat overblijft, komt op je saldo, met de reden erbij.\n\n<b>Verkeerde munt of verkeerd netwerk:</b> schrijf meteen naar support, met de bestelreferentie. Of er iets terug te halen is, hangt van het netwerk af, en vaak kan het niet.',

  'help.balance.title': 'Saldo en opwaarderen',
  'help.balance.text':
    'Je saldo is geld dat de winkel voor je bewaart. Geld dat bij geen bestelling past, komt erop: het kwam te laat, het was te veel, de bestelling was geannuleerd of de voorraad was op. Bij elke boeking staat de reden, en je krijgt er bericht van.\n\nWaar je je saldo kunt opwaarderen of ermee kunt betalen, zie je daar een knop voor. Een opwaardering is een betaling op zich, met een eigen referentie en eigen instructies. Die telt pas als de betaling is bevestigd, niet al als je die meldt. Een saldo betaalt een bestelling alleen als het het hele totaalbedrag dekt.\n\nZie je zo’n knop niet? Vraag support wat er met je saldo kan.',

  'help.access.title': 'Toegangsgegevens',
  'help.access.text':
    'Als je betaling is bevestigd, bereiden medewerkers de machine voor en voeren ze de toegangsgegevens in. Je krijgt bericht als die er zijn, en dan begint de huurduur.\n\nOpen je bestelling en druk op de knop voor de toegangsgegevens. Ze zijn versleuteld opgeslagen en alleen voor jou te zien, privé, nooit in een groep.\n\nWijzig als eerste de wachtwoorden die je hebt gekregen, of gebruik een eigen SSH-sleutel. Stuur de gegevens aan niemand door. Bewaar ze in een wachtwoordmanager en verwijder daarna het bericht.',

  'help.export.title': 'Voor het einde',
  'help.export.text':
    'Kopieer voor het einde van de huurduur wat je wilt houden: code en notebooks, gewichten en checkpoints, resultaten en logs, en de lijst van pakketten en instellingen die je gebruikte.\n\nControleer dan de kopie. Vergelijk groottes of checksums, en <b>laad één back-up opnieuw</b> op een andere machine: laad een checkpoint en draai er één stap mee. Een kopie die nooit is geopend, is geen back-up.\n\nBegin op tijd, want grote bestanden kosten uren. Verwijder je sleutels en tokens van de machine. Na het einde stopt de toegang, en de winkel kan niets terughalen.',

  'help.request.title': 'Schrijven naar support',
  'help.request.text':
    'Zet in één bericht:\n• de bestelreferentie, die op elk scherm van je bestelling staat\n• wat je deed, wat je verwachtte en wat er gebeurde, en wanneer, met je tijdzone\n• de precieze tekst van de fout en de versies van je software\n• bij een betaling: munt, netwerk, bedrag en wanneer je het stuurde; de transactie-id helpt en is toch al openbaar\n\n<b>Stuur nooit privésleutels, herstelzinnen (seed phrases) of wachtwoorden</b>, en geen toegangstokens. Ze staan soms ook in logs en schermafbeeldingen, dus kijk die eerst na. Support heeft er geen van nodig om je te helpen.',

  'help.boundaries.title': 'Waar je zelf voor zorgt',
  'help.boundaries.text':
    'De winkel levert de machine en bereidt hem voor. De winkel kijkt niet naar wat erop draait.\n\nDit is aan jou:\n• je data, en back-ups daarvan\n• wie erin kan: sleutels, wachtwoorden, open poorten\n• licenties van software, modellen en datasets\n• dat wat je doet legaal is\n• wat andere diensten rekenen die je vanaf de machine gebruikt\n\nSupport helpt bij bestellingen, bij betalingen en bij een machine die niet werkt. Support verbetert je code niet en kan geen bestanden terughalen die je niet hebt gekopieerd.',

  'help.impostors.title': 'Nepmedewerkers',
  'help.impostors.text':
    'Oplichters doen zich voor als support, vaak binnen een paar minuten na een vraag in een groep. Een naam en een foto bewijzen niets: iedereen kan ze kopiëren.\n\nEchte medewerkers vragen <b>nooit</b> om privésleutels, herstelzinnen (seed phrases) of wachtwoorden. Ze sturen nooit een betaaladres in een bericht: adressen staan alleen op het betaalscherm van je bestelling. Ze vragen nooit om iets te installeren of je wallet met een pagina te verbinden.\n\nDoet iemand dat wel? Antwoord niet, en meld het vanuit dit gesprek aan support.\n\nHeb je al iets weggegeven? Zet wat er nog is meteen over naar een nieuwe wallet, wijzig je wachtwoord en schrijf dan naar support.',
} as const;
