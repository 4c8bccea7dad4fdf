/** The help of the screens of the centre, of settings and of what one meets before logging in; written as in `help`. */
export const helpMore = {
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
        how: 'Onder elke grafiek opent [$t(statistics:asTable)] dezelfde cijfers als tabel. Een getal of een staaf opent de lijst erachter.',
      },
      export: { do: 'Meenemen', how: '[$t(exporting:export)] geeft een tabel als CSV of Excel-bestand.' },
      steps: {
        do: 'Zien waar het stokt',
        how: '[$t(statistics:parts.steps)] toont welk deel een stap nam en hoeveel dagen dat duurde.',
      },
      report: {
        do: 'Een eigen rapport maken',
        how: 'Kies [$t(reports:title)] en [$t(reports:new)]. Kies wat u telt, hoe u het verdeelt en in welke vorm; het voorbeeld volgt meteen. Bij een tag telt ook wat een tag eronder heeft. [$t(reports:stepDays)] zegt hoe lang het duurt van de ene stap naar de andere. Een [$t(reports:target)] staat als lijn in de grafiek. [$t(reports:keep)] bewaart het.',
      },
      reports: {
        do: 'Rapporten beheren',
        how: 'Onder de drie puntjes dupliceert, deelt of hernoemt u een rapport, of gooit u het weg. Een staaf, punt of getal opent zijn lijst. [$t(reports:onDashboard)] zet het in het klein op uw dashboard; [$t(reports:mailOn)] mailt het u op de eerste werkdag van de maand.',
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
  trash: {
    title: '$t(trash:title)',
    about: 'Wat de laatste dertig dagen is weggegooid, om terug te zetten.',
    tasks: {
      find: {
        do: 'Iets terugvinden',
        how: 'Typ een deel van de naam, of kies een soort. Wat het laatst wegging, staat bovenaan.',
      },
      restore: {
        do: 'Terugzetten',
        how: 'Druk op [$t(trash:restore)]. Het staat weer waar het stond, met alles wat eraan hing; [$t(trash:open)] brengt u erheen.',
      },
      merged: {
        do: 'Een samenvoeging terugdraaien',
        how: 'Zet terug wat in de ander opging: dan zijn het er weer twee, ieder met wat erbij hoorde.',
      },
      waits: {
        do: 'Iets waarvan de plek weg is',
        how: 'Zet eerst terug waar het bij hoorde. Daarna kan het zelf ook terug.',
      },
    },
    keys: 'Tab loopt langs de regels, Enter zet terug.',
    others:
      'U vindt hier wat u eerder mocht lezen, ook als een collega het weggooide. Na dertig dagen is het voorgoed weg.',
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
      calendars: {
        do: 'Een andere agenda meelezen',
        how: 'Onder [$t(agenda:calendars)] leest u een ICS-adres mee, of uw Google Agenda waar dat kan. Stoppen kan daar ook.',
      },
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
        how: 'Na tien minuten zonder beweging logt Schakel u uit. Wat u aan het invullen was, is bewaard. Sluit u Schakel zelf, dan blijft u ingelogd: log op een gedeelde computer dus uit.',
      },
    },
    keys: 'Enter logt in.',
    others: 'Niemand ziet uw wachtwoord, ook de beheerder niet.',
  },
  request: {
    title: 'Het aanvraagformulier',
    about: 'Een organisatie zonder account vraagt hier om een selectie. Na bevestiging per mail staat er een dossier.',
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
        how: 'Open de contactpersoon en kies [$t(items:invite)]. Wie als eerste een account krijgt, organiseert de weging en neemt het besluit.',
      },
    },
    keys: 'Het formulier is met Tab en Enter in te vullen.',
    others: 'De aanvraag is er pas na bevestiging, en dan alleen voor het kenniscentrum.',
  },
} as const
