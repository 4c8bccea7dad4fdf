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
          how: 'Kies een status of druk op [$t(list:filters)]. Elk filter staat als knopje boven de lijst; klik het weg als u het niet meer wilt.',
        },
        look: {
          do: 'Anders kijken',
          how: 'Onder [$t(list:look)] kiest u [$t(list:looks.table)], [$t(list:looks.cards)] of [$t(list:looks.board)]. Op een bord sleept u een kaart naar de volgende status.',
        },
        columns: {
          do: 'Kolommen kiezen',
          how: 'Druk in de tabel op [$t(list:chooseColumns)] en zet ze in uw volgorde.',
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
          how: 'Vink regels aan. Onderaan verschijnt wat u ermee kunt doen, zoals status, tag of [$t(list:bulkLink)]. Achteraf kunt u het ongedaan maken.',
        },
        export: {
          do: 'Meenemen naar Excel',
          how: '[$t(exporting:export)] geeft de lijst zoals die er staat: [$t(exporting:csv)] of [$t(exporting:xlsx)].',
        },
      },
      keys: 'In de tabel loopt u met de pijltjes en opent Enter een regel. Op het bord pakt spatie een kaart op.',
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
          how: 'Ctrl + K opent [$t(palette:title)]: ga ergens heen, voeg iets toe of verander een status zonder muis.',
        },
      },
      keys: '/ zoekt, Ctrl + K opent de opdrachten, Escape sluit.',
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
          how: 'Geef bij [$t(layout:settings)] het ICS-adres en druk op [$t(agenda:overlayAdd)].',
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
          how: 'Druk op [$t(fit:find)]. Achter elke leverancier staat waarom die past. Kies er een paar en druk op [$t(fit:add)].',
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
          do: 'Een leverancier beoordelen',
          how: 'Onder [$t(matches:proposed)] antwoordt u met ja, misschien of nee. Een toelichting mag, een ander antwoord later ook.',
        },
        print: { do: 'Afdrukken', how: 'Kies in het menu van de kaart [$t(printing:print)].' },
      },
      keys: 'In een reactie noemt @ iemand en plaatst Ctrl + Enter.',
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
        talk: {
          do: 'Overleggen',
          how: 'Onder [$t(matches:talkTitle)] schrijft u met wie de match ziet.',
        },
      },
      keys: 'Tab loopt langs alles wat u kunt kiezen, spatie kiest.',
      others:
        'Zolang een match niet zichtbaar is, bestaat die alleen voor het kenniscentrum. Een leverancier ziet nooit de matches van een ander.',
    },
    organisation: {
      title: 'Een organisatie',
      about: 'De kaart van een eindgebruiker, leverancier, lid of ruimte, met alles wat erbij hoort.',
      tasks: {
        edit: { do: 'Gegevens wijzigen', how: 'Druk bovenaan op [$t(common:edit)].' },
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
      },
      keys: 'Ctrl + Enter plaatst een reactie of bewaart een formulier.',
      others:
        'Wie het mag lezen, ziet de hele kaart. Een leverancier bij een match toont eindgebruikers alleen een visitekaartje.',
    },
    person: {
      title: 'Een contactpersoon',
      about: 'Iemand bij een organisatie: bereikbaarheid, rol en wat er met die persoon gebeurde.',
      tasks: {
        edit: { do: 'Wijzigen', how: 'Druk bovenaan op [$t(common:edit)].' },
        picture: { do: 'Een foto zetten', how: 'Klik op het rondje met de letters en kies een afbeelding.' },
        invite: {
          do: 'Een account geven',
          how: 'Kies in het menu [$t(items:invite)]. Er gaat een mail met een link die zeven dagen werkt.',
        },
        privacy: {
          do: 'Gegevens opvragen of wissen',
          how: 'Onder [$t(privacy:title)] haalt u alles op wat bewaard is, of wist u de persoon voorgoed.',
        },
      },
      keys: 'Ctrl + Enter plaatst een reactie of bewaart een formulier.',
      others: 'Contactpersonen van een aanvrager ziet een leverancier pas na bekendmaking.',
    },
    card: {
      title: 'Een kaart',
      about: 'Taken, afspraken, bestanden, software en de rest: elk heeft een kaart met zijn gegevens.',
      tasks: {
        done: { do: 'Een taak afvinken', how: 'Vink de taak zelf aan, of een voor een wat eronder staat.' },
        edit: {
          do: 'Wijzigen',
          how: 'Druk bovenaan op [$t(common:edit)]. Een concept blijft bewaard als u weggaat.',
        },
        remove: {
          do: 'Weggooien',
          how: 'Kies [$t(common:delete)]. Vergist u zich, druk dan op [$t(common:undo)].',
        },
        comment: {
          do: 'Reageren',
          how: 'Schrijf onder [$t(comments:title)] en druk op [$t(comments:send)]. Is het klaar, vink dan [$t(comments:done)] aan.',
        },
        log: { do: 'Zien wie wat deed', how: 'Onder [$t(log:title)] staat elke wijziging, met ervoor en erna.' },
        print: { do: 'Afdrukken', how: 'Kies in het menu van de kaart [$t(printing:print)].' },
      },
      keys: 'Ctrl + Enter plaatst een reactie of bewaart een formulier.',
      others: 'Wat onder een kaart hangt, ziet wie die kaart volledig mag lezen.',
    },
    checkin: {
      title: '$t(checkin:title)',
      about: 'De opkomst bij een afspraak of kennisdag, met meer mensen tegelijk aan de deur.',
      tasks: {
        tick: {
          do: 'Afvinken',
          how: 'Zoek op naam of organisatie en tik de persoon aan. Valt de verbinding weg, dan gaat het gewoon door.',
        },
        walkIn: { do: 'Iemand extra', how: 'Druk op [$t(checkin:add)].' },
        qr: {
          do: 'Bezoekers laten inchecken',
          how: 'Druk op [$t(checkin:showQr)] en zet de code op een scherm of papier: [$t(checkin:fullScreen)] of [$t(checkin:print)].',
        },
        guests: {
          do: 'Gasten en consumpties',
          how: 'Open de regel van een persoon voor [$t(checkin:guests)], [$t(checkin:drinks)] en [$t(checkin:bob)].',
        },
      },
      keys: 'Typ een naam, loop met Tab naar de persoon, spatie vinkt af.',
      others: 'Bezoekers met de code zien geen lijst en horen niet of een adres is aangemeld.',
    },
    statistics: {
      title: '$t(statistics:title)',
      about: 'Dossiers en matches per maand, naast een jaar eerder: per stap, leverancier en branche.',
      tasks: {
        period: { do: 'Een periode kiezen', how: 'Kies onder [$t(statistics:period)], of vul zelf twee datums in.' },
        table: {
          do: 'De getallen zien',
          how: 'Onder elke grafiek opent [$t(statistics:asTable)] dezelfde cijfers als tabel.',
        },
        export: { do: 'Meenemen', how: '[$t(exporting:export)] geeft een tabel als CSV of Excel-bestand.' },
        steps: {
          do: 'Zien waar het stokt',
          how: '[$t(statistics:parts.steps)] toont welk deel een stap nam en hoeveel dagen dat duurde.',
        },
      },
      keys: 'Tab loopt langs de keuzes en tabellen.',
      others: 'Alleen het kenniscentrum ziet statistieken, ieder van de eigen ruimte.',
    },
    import: {
      title: '$t(importing:title)',
      about: 'Organisaties en contactpersonen uit een bestand: eerst kijken, dan alles of niets.',
      tasks: {
        file: {
          do: 'Een bestand kiezen',
          how: 'Sleep het erin, of druk op [$t(importing:choose)]. CSV, Excel en vCard kunnen.',
        },
        columns: {
          do: 'Kolommen aanwijzen',
          how: 'Schakel raadt wat elke kolom is. Verbeter waar nodig en druk op [$t(importing:toCheck)].',
        },
        check: {
          do: 'Dubbelen afhandelen',
          how: 'Bij [$t(importing:withDuplicates)] kiest u overslaan, aanvullen of toch toevoegen.',
        },
        run: {
          do: 'Uitvoeren',
          how: 'Druk op [$t(importing:run)]. U mag weggaan; niemand ziet er iets van tot alles klaar is.',
        },
      },
      keys: 'Elke stap is met Tab en Enter te doen.',
      others: 'Wat u importeert, ziet wie de ruimte mag zien.',
    },
    duplicates: {
      title: '$t(merging:duplicates)',
      about: 'Wat waarschijnlijk twee keer is ingevoerd, om naast elkaar te leggen.',
      tasks: {
        find: { do: 'Zoeken', how: 'Kies een soort. Bij elke groep staat waaraan ze gelijk zijn.' },
        compare: { do: 'Naast elkaar leggen', how: 'Druk op [$t(merging:compare)].' },
        merge: {
          do: 'Samenvoegen',
          how: 'Kies per veld wat blijft en druk op [$t(merging:merge)]. Alles wat aan de ander hangt, gaat mee; het kan weer ongedaan.',
        },
      },
      keys: 'Tab loopt langs de velden, de pijltjes kiezen welke blijft.',
      others: 'Alleen het kenniscentrum zoekt dubbelen. Wat verdwijnt, staat dertig dagen in de prullenbak.',
    },
    users: {
      title: '$t(users:title)',
      about: 'Alle accounts, met rol, organisatie en wanneer iemand voor het laatst inlogde.',
      tasks: {
        add: { do: 'Iemand toevoegen', how: 'Druk op [$t(users:add)] en kies organisatie en rol.' },
        search: { do: 'Zoeken', how: 'Typ een naam, e-mailadres, organisatie of rol.' },
        role: { do: 'Een rol wijzigen', how: 'Open de kaart van de persoon en druk op [$t(common:edit)].' },
        chart: { do: 'Het gebruik zien', how: '[$t(users:chart)] toont hoe vaak er is ingelogd, ook als tabel.' },
      },
      keys: 'G en dan U opent de lijst.',
      others: 'Deze lijst is er alleen voor beheerders.',
    },
    settings: {
      title: '$t(settings:title)',
      about: 'Wie u bent voor anderen, hoe u inlogt, en hoe Schakel er voor u uitziet. Alles wordt meteen bewaard.',
      tasks: {
        profile: { do: 'Naam en foto', how: 'Onder [$t(settings:profile)] past u aan hoe anderen u zien.' },
        look: { do: 'Taal, kleur en tijdzone', how: 'Kies onder [$t(settings:look)].' },
        mail: { do: 'Minder of meer mail', how: 'Vink onder [$t(settings:mail)] aan waarvan u mail wilt.' },
        safety: {
          do: 'Veiliger inloggen',
          how: 'Onder [$t(settings:factors)] zet u een app of passkey aan. Bewaar de herstelcodes goed.',
        },
        sessions: {
          do: 'Elders uitloggen',
          how: 'Onder [$t(settings:sessions)] ziet u elk apparaat. Herkent u er een niet, beëindig het dan.',
        },
        data: {
          do: 'Uw gegevens opvragen',
          how: 'Onder [$t(privacy:ownTitle)] haalt u alles op wat van u bewaard is.',
        },
        retention: {
          do: 'Bewaartermijnen',
          how: 'Onder [$t(privacy:retention)] bepaalt u hoe lang Schakel iets bewaart.',
        },
      },
      keys: 'Wat u in een veld typt, wordt bewaard met Enter of zodra u het veld verlaat.',
      others: 'Anderen zien uw naam, foto en telefoon. Hoe u inlogt en wat u koos, ziet alleen u.',
    },
    login: {
      title: '$t(auth:title)',
      about: 'Binnenkomen met e-mailadres of gebruikersnaam, en wat u doet als dat niet lukt.',
      tasks: {
        forgot: {
          do: 'Wachtwoord kwijt',
          how: 'Klik bij het inloggen op [$t(auth:forgot)]. U krijgt een link die een uur werkt.',
        },
        passkey: { do: 'Zonder wachtwoord', how: 'Hebt u een passkey, kies dan [$t(auth:byPasskey)].' },
        phone: {
          do: 'Telefoon kwijt',
          how: 'Vul in plaats van de code een herstelcode in. Elke code werkt één keer.',
        },
        idle: {
          do: 'Vanzelf uitgelogd',
          how: 'Na tien minuten zonder beweging logt Schakel u uit. Wat u aan het invullen was, is bewaard.',
        },
      },
      keys: 'Enter logt in.',
      others: 'Niemand ziet uw wachtwoord, ook de beheerder niet.',
    },
    request: {
      title: 'Het aanvraagformulier',
      about:
        'Een organisatie zonder account vraagt hier om een selectie. Na bevestiging per mail staat er een dossier.',
      tasks: {
        share: {
          do: 'Het formulier delen',
          how: 'Deel het adres van deze site met /aanvraag erachter, of /en/request voor Engels.',
        },
        come: {
          do: 'Zien wat binnenkomt',
          how: 'Een bevestigde aanvraag staat op het dashboard onder [$t(dashboard:panels.requests)].',
        },
        invite: {
          do: 'De aanvrager toegang geven',
          how: 'Open de contactpersoon en kies [$t(items:invite)].',
        },
      },
      keys: 'Het formulier is met Tab en Enter in te vullen.',
      others: 'De aanvraag is er pas na bevestiging, en dan alleen voor het kenniscentrum.',
    },
  },
} as const
