import { helpMore } from './helpMore.ts'

// Tasks that cards of several types have.
const timeline = {
  do: 'De tijdlijn lezen',
  how: '[$t(timeline:title)] toont alles wat er gebeurde, ook bij wat eronder hangt, het nieuwste eerst. Kies met de knoppen erboven wat u ziet; uw keuze blijft staan. Wat anderen intussen doen, wacht achter een druk.',
} as const

const follow = {
  do: 'Volgen',
  how: '[$t(bell:follow)] bovenaan de kaart meldt u wat er gebeurt, onder de bel en per mail. Alleen u ziet dit; in uw instellingen staat alles wat u volgt.',
} as const

/** In brackets stands what is on the screen; `$t(file:key)` is that very text. */
export const help = {
  title: 'Hulp',
  lead: 'Bij elk scherm een korte uitleg. Wat u hier leest, past bij wat u mag.',
  filter: 'Waar zoekt u hulp bij?',
  pagesOf: 'Onderwerpen',
  none: 'Niets gevonden voor “{{term}}”. Probeer een ander woord.',
  found_one: '{{count}} onderwerp',
  found_other: '{{count}} onderwerpen',
  tour: 'Rondleiding starten',
  keys: 'Sneltoetsen bekijken',
  how: 'Zo doet u dat',
  byKeys: 'Met het toetsenbord',
  others: 'Wat anderen ervan zien',
  toScreen: 'Naar het scherm',
  all: 'Alle onderwerpen',
  pages: {
    dashboard: {
      title: '$t(common:dashboard)',
      about: 'Hier begint uw dag: wat om u vraagt, en wat er het laatst veranderde.',
      tasks: {
        today: {
          do: 'Zien wat vandaag moet',
          how: 'Bovenaan staan de aantallen. Klik op een getal; is het er één, dan opent die meteen.',
        },
        menu: {
          do: 'Bij de hand houden',
          how: 'Druk bij een kaart op de ster, of kies bij een weergave [$t(layout:starOnView)]. Het staat dan bovenaan onder [$t(layout:menu)], op elk apparaat; Alt en een pijltje verandert de volgorde. Daaronder staat wat u het laatst bekeek.',
        },
        panels: {
          do: 'Verder met wat wacht',
          how: 'Onder [$t(dashboard:waiting)] staat het dringendste. Een regel opent de kaart, de link eronder de hele lijst.',
        },
        late: {
          do: 'Bijsturen wat te laat is',
          how: '[$t(glance:lateTitle)] toont dossiers waarvan een geplande stap voorbij is. Zet de status verder, of pas de planning aan.',
        },
        trends: {
          do: 'Zien hoe het loopt',
          how: 'De cijfers tellen telkens dertig dagen. De laatste staaf is nu; de pijl vergelijkt met de dertig dagen ervoor.',
        },
        feed: {
          do: 'Bijlezen',
          how: 'Onder [$t(dashboard:feed)] staat wat er het laatst gebeurde, nieuwste eerst.',
        },
      },
      keys: 'G en dan D brengt u hier, waar u ook bent.',
      others: 'Dit overzicht is van u alleen. Het telt niets mee wat u niet mag zien.',
    },
    lists: {
      title: '$t(layout:list)',
      about: 'Alles van één soort bij elkaar: filteren, sorteren, en met veel tegelijk iets doen.',
      tasks: {
        filter: {
          do: 'Een lijst kleiner maken',
          how: 'Druk op [$t(list:addFilter)] en kies een veld, wat u ervan vraagt en een waarde; ook van wat erboven hangt. Klik een filter aan om het te wijzigen, of weg als u het niet meer wilt. Eén druk op [$t(list:and)] maakt er [$t(list:or)] van. Het adres van de pagina bewaart de filters.',
        },
        quick: {
          do: 'Zien wat op u wacht',
          how: 'Druk boven de lijst op [$t(list:mine)], [$t(list:only.late)] of, bij dossiers, [$t(list:only.unmatched)]. Nog een keer, en alles staat er weer.',
        },
        look: {
          do: 'Anders kijken',
          how: 'Onder [$t(list:look)] kiest u [$t(list:looks.table)], [$t(list:looks.cards)] of [$t(list:looks.board)]. Op een bord sleept u een kaart naar de volgende status.',
        },
        peek: {
          do: 'Bekijken naast de lijst',
          how: 'Druk op de spatiebalk, of op het knopje in een regel of kaart. Met de pijltjes gaat u naar de volgende, [$t(list:peekWhole)] opent de hele kaart en Escape brengt u terug. Het adres onthoudt wat ernaast staat.',
        },
        board: {
          do: 'Een bord lezen',
          how: 'Boven een kolom staat hoeveel er in staat en wat daarvan is ingevuld, ook van wat nog niet geladen is. Een kaart zegt hoe lang zij er staat, hoeveel matches zij heeft, wat er is ingevuld en van wie zij is. Wat u niet volgt, klapt u in; op een telefoon kiest of veegt u een kolom.',
        },
        lanes: {
          do: 'Een bord in banen',
          how: 'Kies op een bord bij [$t(list:lanesBy)] een veld, zoals de eigenaar. Elke baan zegt hoeveel er in staat en wat daarvan is ingevuld, en klapt in met een druk op zijn naam. Sleep een kaart naar een andere baan en zij krijgt wat die baan gemeen heeft, zoals de eigenaar; waar zij niet heen kan, staat waarom.',
        },
        boardKeys: {
          do: 'Een bord met het toetsenbord',
          how: 'J gaat naar de eerste kaart, de pijltjes gaan verder. X kiest een kaart, Shift met spatie een reeks tot daar; spatie bekijkt haar ernaast, M verplaatst haar, Escape gaat een stap terug. Wat u kiest, verplaatst u samen en maakt u in één keer ongedaan.',
        },
        cells: {
          do: 'In de tabel wijzigen',
          how: 'Klik op een cel, of loop er met de pijltjes heen en druk op Enter. Tab bewaart en gaat naar de volgende cel, Escape laat hem zoals hij was.',
        },
        paste: {
          do: 'Plakken uit een spreadsheet',
          how: 'Ga met de pijltjes naar de eerste cel en plak. U ziet eerst wat er verandert; daarna kunt u het in één keer ongedaan maken. Een status gaat mee waar geen reden bij hoort. In één cel staan keuzes met een komma ertussen, taken met een puntkomma.',
        },
        group: {
          do: 'Groeperen',
          how: 'Kies in de tabel bij [$t(list:groupBy)] een veld. Van elke groep ziet u hoeveel het er zijn en, bij dossiers en matches, wat ze samen waard zijn; een druk op de kop opent of sluit hem.',
        },
        columns: {
          do: 'Kolommen kiezen',
          how: 'Druk in de tabel op [$t(list:chooseColumns)] en zet ze in uw volgorde. Kolommen waarin niets staat, zijn verborgen; boven de tabel staat hoeveel, en een druk daarop toont ze. De naam blijft staan als u opzij schuift. Op een breed scherm maakt [$t(list:asWide)] meer ruimte.',
        },
        add: {
          do: 'Een adres invullen',
          how: 'Tik bij Straat alleen het huisnummer en daarna de postcode: de plaats komt er vanzelf bij, en waar dat is ingesteld ook de straat. Wat u zelf invult, blijft staan.',
        },
        keep: {
          do: 'Een lijst bewaren',
          how: 'Onder [$t(list:views)] kiest u [$t(list:viewKeep)]. Filters, volgorde en kolommen staan de volgende keer weer zo.',
        },
        share: {
          do: 'Een weergave delen',
          how: 'Vink bij het bewaren aan [$t(list:viewShareNew)]. Ieder ziet er de regels in die hij of zij mag zien.',
        },
        bulk: {
          do: 'Veel tegelijk wijzigen',
          how: 'Vink regels of kaarten aan, ook op het bord. Onderaan verschijnt wat u ermee kunt doen, zoals status, tag of [$t(list:bulkLink)]. Achteraf kunt u het ongedaan maken.',
        },
        export: {
          do: 'Meenemen naar Excel',
          how: '[$t(exporting:export)] geeft de lijst zoals die er staat: [$t(exporting:csv)] of [$t(exporting:xlsx)].',
        },
      },
      keys: 'J en K lopen door regels, kaarten en bord; Enter opent, E bewerkt, S wijzigt de status, X kiest en spatie toont naast de lijst. F voegt een filter toe, C voegt iets toe. Op het bord pakt spatie op de greep een kaart op. ? laat alle toetsen zien.',
      others: 'Een weergave is van u, tot u die deelt.',
    },
    search: {
      title: '$t(search:title)',
      about: 'Vindt op naam, plaats, website, e-mail, telefoon en woorden uit een aanvraag. Een tikfoutje geeft niet.',
      tasks: {
        quick: {
          do: 'Snel iets openen',
          how: 'Druk op / of op [$t(layout:search)], typ minstens twee letters en kies met de pijltjes.',
        },
        all: {
          do: 'Alle resultaten zien',
          how: 'Druk onder de eerste resultaten op [$t(search:launch)]. Daar kiest u ook één soort.',
        },
        palette: {
          do: 'Alles met een opdracht',
          how: 'Ctrl + K opent [$t(palette:title)]: ga ergens heen, voeg iets toe, verander een status of doe wat de knoppen en menu’s van het scherm doen, zonder muis. Een typefout geeft niet.',
        },
      },
      keys: '/ zoekt, Ctrl + K opent de opdrachten, C voegt iets toe, ? laat de toetsen van dit scherm zien, Escape sluit.',
      others: 'U vindt alleen wat u mag zien, en niemand ziet waarop u zoekt.',
    },
    calendar: {
      title: '$t(agenda:title)',
      about: 'Afspraken, taken met een datum en mijlpalen van dossiers in één overzicht.',
      tasks: {
        choose: {
          do: 'Kiezen wat u ziet',
          how: 'Kies maand, week, dag of lijst, en vink onder [$t(agenda:kindsOf)] aan wat erbij mag.',
        },
        make: {
          do: 'Een afspraak maken',
          how: 'Druk op [$t(agenda:add)], of sleep over de uren die u wilt.',
        },
        move: {
          do: 'Iets verplaatsen',
          how: 'Sleep het naar een andere dag, of open het en druk op [$t(agenda:move)]. Ongedaan maken kan meteen.',
        },
        feed: {
          do: 'Volgen in uw eigen agenda',
          how: 'Bij [$t(layout:settings)] maakt u met [$t(agenda:feedMake)] een adres waarop uw agendaprogramma zich abonneert.',
        },
        overlay: {
          do: 'Een andere agenda meelezen',
          how: 'Geef bij [$t(layout:settings)] het ICS-adres en druk op [$t(agenda:overlayAdd)]. Staat er [$t(agenda:googleConnect)], dan kan dat ook.',
        },
        file: {
          do: 'Een agendabestand overnemen',
          how: 'Druk op [$t(agenda:import)]. U ziet eerst wat erin staat.',
        },
      },
      keys: 'Tab loopt langs de afspraken, Enter opent er een.',
      others:
        'Ieder ziet in de agenda alleen wat hij of zij ook als kaart mag zien. Een agenda die u meeleest, ziet u alleen.',
    },
    work: {
      title: '$t(layout:work)',
      about:
        'Alles wat op u wacht in één lijst, van te laat tot later: taken, afspraken, matches, dossiers en berichten.',
      tasks: {
        walk: {
          do: 'De lijst afwerken',
          how: 'Loop met J en K of de pijltjes. Enter opent een regel, X vinkt hem af. Bij elke regel staat waarom hij er is en wat nu moet.',
        },
        snooze: {
          do: 'Iets later weer zien',
          how: 'Druk op S of op [$t(work:snooze)] en kies tot wanneer. Dan staat de regel er vanzelf weer, met erbij dat hij terug is.',
        },
        remind: {
          do: 'Aan een taak herinnerd worden',
          how: 'Druk op R en kies een moment. U krijgt dan een melding en, als u dat onder [$t(layout:settings)] koos, een mail.',
        },
        hand: {
          do: 'Iets aan een collega overdragen',
          how: 'Druk op H, kies wie en schrijf er een woord bij. De collega krijgt een melding, en het woord blijft als reactie staan.',
        },
        aside: {
          do: 'Iets eerder terughalen',
          how: 'Onder [$t(work:aside)] staat wat u uitstelde. Druk daar op S of op [$t(work:takeBack)].',
        },
      },
      keys: 'G en dan M brengt u hier. J en K lopen, O of Enter opent, X vinkt af, E bewerkt, S stelt uit, R herinnert, H draagt over, ? laat alle toetsen zien.',
      others:
        'De lijst en wat u uitstelt zijn van u alleen: anderen zien het niet, en aan het dossier of de taak verandert niets.',
    },
    messages: {
      title: '$t(messages:title)',
      about: 'Berichten aan mensen, organisaties of een hele ruimte, met wat u kreeg en wat u stuurde.',
      tasks: {
        write: {
          do: 'Een bericht sturen',
          how: 'Druk op [$t(messages:compose)] en kies aan wie. U kunt er meer kiezen.',
        },
        reply: { do: 'Antwoorden', how: 'Open het bericht en druk op [$t(messages:reply)].' },
        unread: {
          do: 'Bijwerken',
          how: 'Vink [$t(messages:onlyUnread)] aan, kies wat u gezien hebt en druk op [$t(messages:markRead)].',
        },
        mail: {
          do: 'Ook mail krijgen',
          how: 'Bij [$t(layout:settings)], onder [$t(settings:mail)], kiest u waarvan.',
        },
      },
      keys: 'G en dan B opent uw berichten. Ctrl + Enter verstuurt.',
      others: 'Alleen u en wie u kiest lezen een bericht. De afzender ziet hoeveel mensen het lazen.',
    },
    chat: {
      title: '$t(chat:title)',
      about: 'Kort overleg met wie aan hetzelfde dossier of kenniscentrum werkt.',
      tasks: {
        open: {
          do: 'Meepraten',
          how: 'Kies links een gesprek, of open de chat vanaf een dossier. Enter verstuurt.',
        },
        edit: {
          do: 'Iets verbeteren',
          how: 'Uw eigen bericht kunt u een kwartier lang wijzigen of verwijderen.',
        },
        leave: { do: 'Weggaan', how: 'Druk op [$t(chat:leave)]. Wat u mist, telt de teller in de bovenbalk.' },
      },
      keys: 'Enter verstuurt, Shift + Enter begint een nieuwe regel.',
      others:
        'Een gesprek leest wie het dossier of de ruimte volledig mag zien. Leveranciers nooit: wat daar gezegd wordt, kan verraden wie vraagt.',
    },
    requirements: {
      title: 'Eisen',
      about: 'Wat de software moet kunnen, hoe zwaar dat weegt en hoe het wordt bewezen.',
      tasks: {
        choose: {
          do: 'Beginnen met een eisenlijst',
          how: 'Open op een dossier het tabblad [$t(tabs:requirements)] en kies een lijst. Vink aan wat geldt; rijen voor een andere branche staan uit. De blauwe knop neemt in één keer over wat bij het dossier past.',
        },
        edit: {
          do: 'Eisen aanpassen',
          how: 'Kies in de rij niveau, gewicht en bewijs. Klik op de tekst om die te wijzigen. Alles wordt meteen bewaard. Een eigen eis voegt u toe met [$t(requirements:add)].',
        },
        freeze: {
          do: 'Vastzetten',
          how: 'Druk op [$t(requirements:freeze)]. Vanaf dan lezen de leveranciers die de aanvraag zien de eisen, en kunnen ze antwoorden.',
        },
        next: {
          do: 'Daarna nog iets wijzigen',
          how: 'Druk op [$t(requirements:nextVersion)], wijzig wat nodig is en zet die versie vast met een reden. Leveranciers antwoorden alleen opnieuw op wat gewijzigd is.',
        },
        propose: {
          do: 'Een eis voorstellen',
          how: 'Zijn de eisen al vastgezet, druk dan op [$t(requirements:propose)]. Het kenniscentrum neemt uw voorstel over of niet.',
        },
        templates: {
          do: 'Eisenlijsten beheren',
          how: 'Op de kaart van uw ruimte staan de eisenlijsten. Met [$t(requirements:load)] komen die voor ERP, CRM en HRM erbij. Een gepubliceerde lijst kan bij een dossier worden gekozen.',
        },
        read: {
          do: 'De eisen lezen',
          how: 'Zodra de eisen zijn vastgezet staan ze op het tabblad [$t(tabs:requirements)].',
        },
      },
      keys: 'Met pijl omhoog en omlaag gaat u van eis naar eis; Enter opent er een.',
      others:
        'Een leverancier leest alleen vastgezette eisen, en anoniem zolang de aanvrager dat is. Opmerkingen van het kenniscentrum leest die nooit.',
    },
    comparison: {
      title: '$t(comparison:title)',
      about: 'Alle eisen naast de antwoorden van leveranciers, met het bewijs en wat is nagekeken.',
      tasks: {
        read: {
          do: 'Lezen wat er staat',
          how: 'Een rij is een eis, een kolom een leverancier. Op een telefoon kiest u wie u naast elkaar ziet. Wat niet is beantwoord, is onbekend; dat is geen nee.',
        },
        filter: {
          do: 'Verschillen zoeken',
          how: '[$t(comparison:filters.differences)] toont waar leveranciers verschillen, [$t(comparison:filters.unproven)] wat bewijs mist en [$t(comparison:filters.contradicted)] waar iets anders bleek.',
        },
        cell: {
          do: 'Het bewijs bekijken',
          how: 'Open een cel: u leest wat de leverancier zegt, waarmee, en wat het kenniscentrum vond.',
        },
        take: { do: 'Meenemen', how: '[$t(comparison:export)] geeft een werkblad met wat u hier leest.' },
      },
      keys: 'Met de pijlen gaat u van cel naar cel; Enter opent er een.',
      others: 'Een leverancier leest alleen zijn eigen kolom, en weet niet wie er nog meer antwoorden.',
    },
    weighing: {
      title: '$t(weighing:title)',
      about: 'Wie past het best bij wat voor u telt, hoe stevig dat is, en wat u besluit.',
      tasks: {
        price: {
          do: 'Zeggen wat de prijs waard is',
          how: 'Vul onder [$t(weighing:price)] in wat uitstekend zou zijn en wat het maximum is, liefst voordat u prijzen leest.',
        },
        costs: {
          do: 'Kosten vergelijken',
          how: 'Onder [$t(weighing:costs.title)] staat wat elke leverancier over alle jaren kost, met de regels erachter. Medewerkers van het kenniscentrum vullen ze in met [$t(weighing:costs.edit)].',
        },
        start: {
          do: 'Een weging beginnen',
          how: 'Kies wie er meewegen en druk op [$t(weighing:start)]. Dat doet wie bij de aanvrager de rol Eigenaar heeft, of het kenniscentrum. Wie u kiest krijgt een melding, en ziet de weging onder [$t(layout:work)] tot die is ingediend.',
        },
        weigh: {
          do: 'Wegen',
          how: 'Geef het belangrijkste 100 punten en de rest naar verhouding. Liever alleen een volgorde? Druk op [$t(weighing:byOrder)]. Met [$t(weighing:submit)] geeft u uw weging door.',
        },
        close: {
          do: 'De uitslag lezen',
          how: 'Na [$t(weighing:close)] staan de leveranciers onder [$t(weighing:ranking)] op volgorde. Druk op punten om te zien uit welke criteria en antwoorden ze bestaan. [$t(weighing:firmness)] zegt in hoeveel wegingen de eerste de eerste blijft.',
        },
        turn: {
          do: 'Zien wat er moet veranderen',
          how: '[$t(weighing:change)] laat per criterium zien bij welk gewicht een ander gaat winnen, en wat de kleinste verschuiving is. Staat er [$t(weighing:crossing.never)], dan helpt geen enkel gewicht.',
        },
        scenarios: {
          do: 'Scenario’s vergelijken',
          how: 'Schuif onder [$t(weighing:whatIf)] en druk op [$t(weighing:saveScenario)]. Met [$t(weighing:sideBySide.open)] ziet u per scenario wie wint en wat er anders is dan nu.',
        },
        decide: {
          do: 'Besluiten',
          how: 'Druk op [$t(weighing:decide)], kies wie en schrijf op waarom. Het kenniscentrum vinkt aan welke statussen meteen meegaan, ook die van het dossier. Vervangen kan later, met een reden; het oude besluit blijft staan.',
        },
      },
      keys: 'Met de pijlen zet u een schuif hoger of lager.',
      others: 'Wat u weegt leest niemand anders tot de ronde is afgesloten. Leveranciers lezen hier niets van.',
    },
    dossier: {
      title: 'Een dossier',
      about: 'Eén aanvraag voor ERP, CRM of HRM, van de eerste vraag tot de keuze.',
      tasks: {
        note: {
          do: 'De aanvraag schrijven',
          how: 'Druk op [$t(notes:write)]. U kunt er met meer mensen tegelijk in werken; alles wordt vanzelf bewaard. @ noemt een contactpersoon, # een gegeven en - een vraag.',
        },
        fit: {
          do: 'Leveranciers kiezen',
          how: 'Druk op [$t(fit:find)]. Achter elke leverancier staat waarom die past; de punten zijn samen hoogstens 100. Kies er een paar en druk op [$t(fit:add)], of op [$t(fit:offer)] om het meteen aan te bieden. Wie werkelijk past, zeggen later de antwoorden.',
        },
        offer: {
          do: 'Aan meer leveranciers tegelijk aanbieden',
          how: 'Vink in de tabel de leveranciers aan en druk op [$t(matches:offerChosen)]. U leest één keer wat zij lezen; wat één leverancier alleen leest, staat er met zijn naam. Het gaat naar allen of, als er iets veranderde, naar niemand. Terugnemen kan even, maar wat gelezen is blijft gelezen.',
        },
        matches: {
          do: 'Matches vergelijken',
          how: 'Bij de aanvraag staat wat de volgende stap is, wie ermee bezig is en wat te laat is. Daaronder staan de matches naast elkaar, met status, bedrag, antwoord en het laatste woord. Een druk op een regel of op het pijltje opent alles van die match, op dezelfde plaats. Bedragen, advies en opmerking wijzigt u daar meteen: klik erop.',
        },
        status: {
          do: 'Een stap verder',
          how: 'Klik op de status. Kies wat volgt, nu of [$t(history:later)].',
        },
        planning: {
          do: 'Plannen',
          how: 'Onder [$t(planning:title)] sleept u de stappen naar hun datum. Wat voorbij is zonder vervolg, meldt het dashboard.',
        },
        file: { do: 'Een bestand toevoegen', how: 'Sleep het op de kaart, of druk op [$t(files:add)].' },
        ask: {
          do: 'Iets vragen of zeggen',
          how: 'Schrijf onder [$t(comments:title)] en druk op [$t(comments:send)]. Met @ noemt u iemand, die dat dan hoort.',
        },
        decide: {
          do: 'Accepteren of afwijzen',
          how: 'Bovenaan staat [$t(matches:decideTitle)]. Kies [$t(matches:accept)] of [$t(matches:refuse)] en zeg waarom.',
        },
        answer: {
          do: 'Leveranciers beoordelen',
          how: 'Onder [$t(tabs:proposals)] staan alle voorgestelde leveranciers naast elkaar. Zeg per leverancier ja, misschien of nee, ook met de toetsen 1, 2 en 3; het kan even ongedaan. Een toelichting mag, een ander antwoord later ook.',
        },
        guide: {
          do: 'Weten wat nu komt',
          how: '[$t(choosing:title)] staat boven elk tabblad: hoever u bent, wat het volgende is en wie aan de beurt is. Een stap brengt u naar zijn tabblad.',
        },
        compare: {
          do: 'Leveranciers vergelijken',
          how: 'Onder [$t(tabs:comparison)] staan alle antwoorden naast elkaar. Filter op [$t(comparison:filters.differences)]; een cel opent het bewijs.',
        },
        weigh: {
          do: 'Afwegen en besluiten',
          how: 'Onder [$t(tabs:weighing)] ziet u wie het best past en hoe stevig dat is. Begin een weging, dien de uwe in, sluit de ronde en leg het besluit vast.',
        },
        script: {
          do: 'Een demonstratie voorbereiden',
          how: 'Onder [$t(tabs:script)] staan de eisen die elke leverancier laat zien, met hun minuten. [$t(demo:print)] geeft een blad met ruimte om te schrijven.',
        },
        print: { do: 'Afdrukken', how: 'Kies in het menu van de kaart [$t(printing:print)].' },
        timeline,
        follow,
      },
      keys: 'E bewerkt, S wijzigt de status, R reageert, L zoekt een leverancier, C voegt iets toe. In een reactie noemt @ iemand en plaatst Ctrl + Enter.',
      others:
        'Een leverancier leest een dossier pas als een match zichtbaar is, en dan anoniem: zonder namen, adres, bestanden of wat verder herkenbaar is, tot het kenniscentrum de aanvrager bekendmaakt.',
    },
    match: {
      title: 'Een match',
      about: 'De koppeling van een dossier aan een leverancier, met prijs, status en overleg.',
      tasks: {
        visible: {
          do: 'Laten zien',
          how: 'Zet [$t(matches:visible)] aan. Eerst ziet u wat in de aanvraag nog herkenbaar lijkt; een klik lakt het weg.',
        },
        open: {
          do: 'De aanvrager bekendmaken',
          how: 'Zet [$t(matches:open)] aan. Wat gezien is, kan niet ongezien worden; in de historie staat wie het deed.',
        },
        status: {
          do: 'De volgende stap zetten',
          how: 'Druk op de stap die past. Bij de meeste geeft u een reden op, zodat iedereen later weet waarom.',
        },
        decide: {
          do: 'Accepteren of afwijzen',
          how: 'Kies [$t(matches:accept)] of [$t(matches:refuse)]. Daarna neemt het kenniscentrum het over.',
        },
        answer: { do: 'Antwoorden', how: 'Kies ja, misschien of nee en schrijf er zo nodig iets bij.' },
        answers: {
          do: 'Eisen beantwoorden',
          how: 'Onder [$t(tabs:answers)] staat elke eis op een rij. Kies per rij; opslaan gaat vanzelf. Met [$t(answers:submit)] geeft u ze door.',
        },
        profile: {
          do: 'Niet alles opnieuw typen',
          how: '[$t(answers:takeOver)] vult lege rijen. Plakken kan ook: kopieer een kolom uit uw spreadsheet en plak die op een rij.',
        },
        otherwise: {
          do: 'Zien wat is nagekeken',
          how: '[$t(answers:filters.otherwise)] laat de rijen zien waar het kenniscentrum iets anders of minder vond dan u zei. Waarom staat bij de rij; daar antwoordt u één keer.',
        },
        check: {
          do: 'Antwoorden nakijken',
          how: 'Onder [$t(tabs:answers)] zet [$t(answers:check)] uw oordeel naast wat gezegd is. [$t(answers:reopen)] laat een rij opnieuw beantwoorden.',
        },
        seen: {
          do: 'Zeggen wat u zelf zag',
          how: 'Onder [$t(tabs:answers)], of in de vergelijking, zegt [$t(answers:seenSay.demo)] of [$t(answers:seenSay.test)] dat een antwoord klopt. Dat telt als bewijs, met de dag erbij; de leverancier leest geen naam.',
        },
        demo: {
          do: 'Een demonstratie scoren',
          how: 'Onder [$t(tabs:demo)] geeft u elke rij een score van 0 tot 4; opslaan gaat vanzelf. Na [$t(demo:submit)] leest u die van anderen zodra er is afgesloten.',
        },
        reference: {
          do: 'Een referentiegesprek vastleggen',
          how: 'Onder [$t(tabs:demo)] kiest u [$t(demo:addReference)] en zegt u per eis wat de referentie vond. De leverancier leest dit niet.',
        },
        closeDemo: {
          do: 'Een demonstratie afsluiten',
          how: '[$t(demo:close)] legt de scores vast en laat ze zien. Een halve minuut lang kan [$t(demo:undo)]; daarna telt het gemiddelde mee in de afweging.',
        },
        talk: {
          do: 'Overleggen',
          how: 'Onder [$t(matches:talkTitle)] schrijft u met wie de match ziet. Op wat het kenniscentrum van een antwoord vond, antwoordt de leverancier daar één keer.',
        },
        follow,
      },
      keys: 'Tab loopt langs alles wat u kunt kiezen, spatie kiest.',
      others:
        'Zolang een match niet zichtbaar is, bestaat die alleen voor het kenniscentrum. Een leverancier ziet nooit de matches van een ander.',
    },
    organisation: {
      title: 'Een organisatie',
      about: 'De kaart van een eindgebruiker, leverancier, lid of ruimte, met alles wat erbij hoort.',
      tasks: {
        edit: {
          do: 'Gegevens wijzigen',
          how: 'Klik op een gegeven, of op het potlood ernaast: Enter bewaart, Tab gaat naar het volgende, Escape laat het zoals het was. Veel tegelijk gaat met [$t(common:edit)] bovenaan.',
        },
        add: {
          do: 'Iets toevoegen',
          how: 'Elk onderdeel heeft een plusje: een contactpersoon, een dossier, een taak of een afspraak.',
        },
        status: { do: 'De status wijzigen', how: 'Klik op de status; de hele historie staat daar ook.' },
        tags: {
          do: 'Tags geven',
          how: 'Zoek bij de tags op naam of code. De hele boom staat onder [$t(layout:tags)] in uw menu.',
        },
        link: {
          do: 'Koppelen',
          how: 'Kies in het menu [$t(items:link)], zoek waaraan, en kies de rol.',
        },
        merge: {
          do: 'Twee keer ingevoerd?',
          how: 'Kies in het menu [$t(items:merge)] en bepaal per veld wat blijft. Het kan weer ongedaan.',
        },
        seeAs: {
          do: 'Zien wat een ander ziet',
          how: 'Kies in het menu [$t(seeAs:lookAs)]. U kijkt dan mee zonder iets te kunnen wijzigen.',
        },
        timeline,
        follow,
      },
      keys: 'E bewerkt, S wijzigt de status, R reageert, C voegt iets toe. Ctrl + Enter plaatst een reactie of bewaart een formulier.',
      others:
        'Wie het mag lezen, ziet de hele kaart. Een leverancier bij een match toont eindgebruikers alleen een visitekaartje.',
    },
    person: {
      title: 'Een contactpersoon',
      about: 'Iemand bij een organisatie: bereikbaarheid, rol en wat er met die persoon gebeurde.',
      tasks: {
        edit: {
          do: 'Wijzigen',
          how: 'Klik op een gegeven, of op het potlood ernaast: Enter bewaart, Tab gaat naar het volgende, Escape laat het zoals het was. Veel tegelijk gaat met [$t(common:edit)] bovenaan.',
        },
        picture: { do: 'Een foto zetten', how: 'Klik op het rondje met de letters en kies een afbeelding.' },
        invite: {
          do: 'Een account geven',
          how: 'Kies in het menu [$t(items:invite)]. Er gaat een mail met een link die zeven dagen werkt. Bij een organisatie waar meer ruimtes mee werken, nodigt een supergebruiker uit.',
        },
        privacy: {
          do: 'Gegevens opvragen of wissen',
          how: 'Onder [$t(privacy:title)] haalt u alles op wat bewaard is, of wist u de persoon voorgoed.',
        },
      },
      keys: 'E bewerkt, S wijzigt de status, R reageert, C voegt iets toe. Ctrl + Enter plaatst een reactie of bewaart een formulier.',
      others: 'Contactpersonen van een aanvrager ziet een leverancier pas na bekendmaking.',
    },
    card: {
      title: 'Een kaart',
      about: 'Taken, afspraken, bestanden, software en de rest: elk heeft een kaart met zijn gegevens.',
      tasks: {
        done: { do: 'Een taak afvinken', how: 'Vink de taak zelf aan, of een voor een wat eronder staat.' },
        repeat: {
          do: 'Een taak laten herhalen',
          how: 'Kies bij Herhaalt hoe vaak. Vinkt iemand de taak af, dan staat de volgende meteen klaar: met de datum die dan aan de beurt is, en niets aangevinkt. Toch niet klaar? Dan gaat de volgende weer weg, tenzij iemand er al iets mee deed.',
        },
        edit: {
          do: 'Wijzigen',
          how: 'Klik op een gegeven, of op het potlood ernaast: Enter bewaart, Tab gaat naar het volgende, Escape laat het zoals het was. Veel tegelijk gaat met [$t(common:edit)] bovenaan.',
        },
        remove: {
          do: 'Weggooien',
          how: 'Kies [$t(common:delete)]. Vergist u zich, druk dan op [$t(common:undo)]; later vindt het kenniscentrum het in de [$t(trash:title)].',
        },
        comment: {
          do: 'Reageren',
          how: 'Schrijf onder [$t(comments:title)] en druk op [$t(comments:send)]. Is het klaar, vink dan [$t(comments:done)] aan.',
        },
        log: { do: 'Zien wie wat deed', how: 'Onder [$t(log:title)] staat elke wijziging, met ervoor en erna.' },
        print: { do: 'Afdrukken', how: 'Kies in het menu van de kaart [$t(printing:print)].' },
      },
      keys: 'E bewerkt, S wijzigt de status, R reageert, C voegt iets toe. Ctrl + Enter plaatst een reactie of bewaart een formulier.',
      others: 'Wat onder een kaart hangt, ziet wie die kaart volledig mag lezen.',
    },
    ...helpMore,
  },
} as const
