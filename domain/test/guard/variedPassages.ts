/**
 * Passages to develop on: hotels, restaurants, catering, care, leisure; half of what stands in them names nobody. What is measured on them
 * says nothing about other texts. Marked as those of `tunedPassages.ts`.
 */
export const variedPassages = `
@ Zorghotel Hazelaarhof ; Zeist ; Boulevard 41 ; 3707 BK ; hazelaarhof-zorg.nl ; info@hazelaarhof-zorg.nl ; 030 691 44 20 ; Ineke Stroband, Wout Pelgrom ; nl
Cliënten bestellen hun maaltijd nu op een papieren kaart die [[person|Wout]] elke ochtend ophaalt. De dieetlijsten komen uit ONS en moeten met de IDDSI-niveaus mee. [[name|Hazelaarhof]] heeft 84 kamers en een restaurant dat ook voor de buurt open is.

@ Zorghotel Hazelaarhof ; Zeist ; Boulevard 41 ; 3707 BK ; hazelaarhof-zorg.nl ; info@hazelaarhof-zorg.nl ; 030 691 44 20 ; Ineke Stroband, Wout Pelgrom ; nl
Volgens [[initials|I.S.]] gaat het mis bij de avondmaaltijd: de tabletwagens van Bizerba praten niet met het ECD. Wij liggen [[landmark|tussen de vijvers van het sanatoriumpark]] en ontvangen veel revalidanten uit [[place|Bilthoven]]. Budget in overleg.

@ Restaurant Het Koperen Hert ; Ommen ; Bermerstraat 3 ; 7731 TB ; koperenhert.nl ; chef@koperenhert.nl ; 0529 455 870 ; Dagmar Hoekzema, Teun van Brakel ; nl
De kassa moet de allergenen per gang tonen. [[person|Dagmar]] werkt met een mise-en-place-lijst in Excel, [[person|Van Brakel]] wil van de bonnenprinter af. Sinds vorig jaar hebben we [[award|een Bib Gourmand]] en daardoor veel meer reserveringen via Formitable.

@ Restaurant Het Koperen Hert ; Ommen ; Bermerstraat 3 ; 7731 TB ; koperenhert.nl ; chef@koperenhert.nl ; 0529 455 870 ; Dagmar Hoekzema, Teun van Brakel ; nl
[[misspelt|Koperen Hart]] staat verkeerd op de facturen van de groothandel. Levering gaat naar [[street|Bermerstraat 3]], achterom. Het team is klein: vier vast, zes oproep. Wie vragen heeft belt [[spelled|nul vijf twee negen, vier vijf vijf, acht zeven nul]].

@ Cateringbedrijf Smaakloods ; Almelo ; Turfkade 18 ; 7602 ZL ; smaakloods.nl ; events@smaakloods.nl ; 0546 871 330 ; Berber Kuiken, Mo Yildirim ; nl
Wij koken voor bruiloften, bedrijfsfeesten en een paar vaste opdrachtgevers, waaronder [[chain|Ten Cate]] en het [[name|Twents Genootschap]]. Offertes maken kost [[person|Berber]] anderhalve dag per week. De recepturen staan in Jamix, de planning in een whiteboard.

@ Cateringbedrijf Smaakloods ; Almelo ; Turfkade 18 ; 7602 ZL ; smaakloods.nl ; events@smaakloods.nl ; 0546 871 330 ; Berber Kuiken, Mo Yildirim ; nl
Vorige zomer deden wij [[event|de hapjes bij het Military-weekend]] en dat liep vast op de urenregistratie. Mail naar [[email|events apenstaartje smaakloods punt nl]] komt bij drie mensen tegelijk binnen. HACCP-lijsten willen we digitaal, met temperatuursensoren van Testo.

@ Recreatiepark De Zwaluwenkamp ; Ruinen ; Oude Benderseweg 10 ; 7963 PX ; zwaluwenkamp.nl ; balie@zwaluwenkamp.nl ; 0522 470 915 ; Gerda Moes, Klaas-Jan Rozeboom ; nl
Er staan 212 plaatsen, 34 chalets en een zwembad. [[person|Klaas-Jan]] regelt de slagboom met een kentekencamera die nu los staat van Booking Experts. De kantine draait op Lightspeed. In het hoogseizoen staat er een rij tot [[landmark|aan de schaapskooi]].

@ Recreatiepark De Zwaluwenkamp ; Ruinen ; Oude Benderseweg 10 ; 7963 PX ; zwaluwenkamp.nl ; balie@zwaluwenkamp.nl ; 0522 470 915 ; Gerda Moes, Klaas-Jan Rozeboom ; nl
Gasten kennen ons van [[slogan|Waar de nacht nog donker is]]. De toeristenbelasting moet per gemeente kloppen, ook voor het tweede terrein in [[place|Dwingeloo]]. [[initials|KJR]] tekent de contracten. Graag een koppeling met Exact en met Mews vergelijken.

@ Brouwerij Stoomwals ; Enkhuizen ; Havenweg 6a ; 1601 GA ; stoomwalsbier.nl ; proef@stoomwalsbier.nl ; 0228 320 771 ; Sietske Plantinga, Ruben Abels ; nl
Accijnsaangifte doen we met de hand. De tanks hebben nummers, de flessen een THT, en de fusten raken zoek. [[person|Ruben]] brouwt, [[person|Sietske]] verkoopt. Ons [[name|Stoomwals]] proeflokaal zit [[history|in de oude zaadhal]].

@ Brouwerij Stoomwals ; Enkhuizen ; Havenweg 6a ; 1601 GA ; stoomwalsbier.nl ; proef@stoomwalsbier.nl ; 0228 320 771 ; Sietske Plantinga, Ruben Abels ; nl
Op Untappd hebben we een 3,9. We leveren aan cafés in [[place|Hoorn]], [[place|Medemblik]] en sinds kort ook aan [[chain|Deen]]. In de webshop loopt de voorraad niet mee. [[award|Op het bokbierfestival kregen we zilver]].

@ Hotel-Restaurant Oevermans ; Wijk bij Duurstede ; Dijkstraat 22 ; 3961 AX ; oevermans-hotel.nl ; receptie@oevermans-hotel.nl ; 0343 571 808 ; Marit Oevermans, Jos Huijbers ; nl
Het PMS van Oracle is te duur voor 23 kamers. [[person|Jos Huijbers]] heeft Mews gezien en vond het goed. [[name|Familie Oevermans]] zit al [[history|vier generaties aan het veer]]. De restaurantomzet is hoger dan die van het hotel.

@ Hotel-Restaurant Oevermans ; Wijk bij Duurstede ; Dijkstraat 22 ; 3961 AX ; oevermans-hotel.nl ; receptie@oevermans-hotel.nl ; 0343 571 808 ; Marit Oevermans, Jos Huijbers ; nl
Kun je het systeem laten zien op [[street|de Dijkstraat]]? We willen een channelmanager, een housekeeping-app en facturen volgens UBL. [[description|Onze gasten komen vooral met de pont]]. Lunch is er alleen op vrijdag.

@ Stichting Jeugdherberg Duinvoet ; Bergen aan Zee ; Elzenlaan 5 ; 1865 BM ; duinvoet.org ; bestuur@duinvoet.org ; 072 589 31 12 ; Fenna Coster, Idris Haddou ; nl
Wij draaien op vrijwilligers en twee betaalde krachten: [[person|Fenna]] en [[person|meneer Haddou]]. Groepen boeken per bed. Het rooster van de keuken komt uit een app die bij elke update stukgaat. [[name|Duinvoet]] is [[only|de enige herberg waar paarden op stal mogen]].

@ Stichting Jeugdherberg Duinvoet ; Bergen aan Zee ; Elzenlaan 5 ; 1865 BM ; duinvoet.org ; bestuur@duinvoet.org ; 072 589 31 12 ; Fenna Coster, Idris Haddou ; nl
Ons KvK-nummer is [[number|41238845]] en de ANBI-status staat op de site. Bezoekers zien ons [[landmark|vlak voor het strandpaviljoen, links van het reddingsstation]]. Wij willen af van losse bonnetjes en toe naar één kassa met iDEAL.

@ Bakkerij en Lunchroom Vlindertje ; Oisterwijk ; Lindeplein 14 ; 5061 HN ; vlindertje-lunch.nl ; hallo@vlindertje-lunch.nl ; 013 521 90 04 ; Loes Vermetten, Sjaak Timmers ; nl
[[person|Sjaak]] bakt vanaf drie uur 's nachts en print dan de bestellijst. De kassa van Vectron kan geen bestellingen voor morgen aan. Taarten worden besteld via WhatsApp, en [[person|Loes]] schrijft ze over. Wij zijn [[event|tijdens de boekenmarkt]] drie keer zo druk.

@ Bakkerij en Lunchroom Vlindertje ; Oisterwijk ; Lindeplein 14 ; 5061 HN ; vlindertje-lunch.nl ; hallo@vlindertje-lunch.nl ; 013 521 90 04 ; Loes Vermetten, Sjaak Timmers ; nl
In de hal hangt [[description|het servies van de laatste freule]]. Volg ons op insta: [[handle|@bij.vlindertje]]. Het Lindeplein wordt in het voorjaar opengebroken, zegt de gemeente [[place|Oisterwijk]], dus thuisbezorgen moet vóór april werken.

@ Partycentrum De Korenmaat ; Panningen ; Raadhuisstraat 71 ; 5981 BE ; korenmaat-feest.nl ; feest@korenmaat-feest.nl ; 077 307 52 61 ; Harrie Sillen, Petra van Lier ; nl
Zaalhuur, catering en muziek staan op drie facturen. [[person|Harrie]] wil één offerte. [[name|De Korenmaat]] heeft vier zalen; in de grote passen 600 man, [[event|met vastelaovend]] staan er duizend. Buma Stemra rekenen we apart door.

@ Partycentrum De Korenmaat ; Panningen ; Raadhuisstraat 71 ; 5981 BE ; korenmaat-feest.nl ; feest@korenmaat-feest.nl ; 077 307 52 61 ; Harrie Sillen, Petra van Lier ; nl
Voor het personeel gebruiken we Shiftbase, en de loonadministratie doet [[name|Administratiekantoor Geurts]]. [[person|Petra van Lier]] is bereikbaar op doordeweekse dagen. De btw op drank en eten moet gescheiden. Een leverancier uit [[place|Venlo]] is een pre.

@ Grand Hotel Wilhelminahaven ; Vlissingen ; Boulevard Bankert 200 ; 4382 AC ; wilhelminahaven.nl ; gm@wilhelminahaven.nl ; 0118 412 900 ; Annelot de Ridder, Pieter Schouwenaar ; nl
Er zijn 140 kamers, een spa en drie restaurants. De GM, [[person|Pieter Schouwenaar]], wil één gastprofiel. Het ADR en de RevPAR lezen we nu uit vijf bestanden. Het dak lekt, maar dat is een ander verhaal. [[only|Het enige hotel van de boulevard met een eigen aanlegsteiger]].

@ Grand Hotel Wilhelminahaven ; Vlissingen ; Boulevard Bankert 200 ; 4382 AC ; wilhelminahaven.nl ; gm@wilhelminahaven.nl ; 0118 412 900 ; Annelot de Ridder, Pieter Schouwenaar ; nl
Ondertekenen doet [[initials|A. de R.]], namens de directie van [[name|Zeeuws Gastvrij Beheer B.V.]]. De loodsen van Rijkswaterstaat eten hier elke dag. We willen weg van Fidelio en Suite8. [[history|In de oorlog was hier een hospitaal]].

@ IJssalon Bevroren ; Nijkerk ; Langestraat 88 ; 3861 BP ; bevroren-ijs.nl ; ijs@bevroren-ijs.nl ; 033 245 60 19 ; Giulia Santoro, Bas Groeneveld ; nl
Bij [[name|Bevroren]] wisselen de smaken per dag, dus de knoppen op de kassa ook. [[person|Giulia]] maakt pistache zoals [[description|haar opa het in Belluno leerde]]. Vaste klanten sparen op een stempelkaart; dat mag digitaal.

@ IJssalon Bevroren ; Nijkerk ; Langestraat 88 ; 3861 BP ; bevroren-ijs.nl ; ijs@bevroren-ijs.nl ; 033 245 60 19 ; Giulia Santoro, Bas Groeneveld ; nl
We openen een tweede winkel in [[place|Putten]] en misschien een kar in [[name|Dierenpark De Wiltzang]]. [[misspelt|Bevoren]] typte de leverancier op het bord. Voor de pin hebben we SumUp, en CCV belt elke week.

@ Congrescentrum Het Spinhuis ; Leiden ; Hooigracht 17 ; 2312 KM ; spinhuis-congres.nl ; boeken@spinhuis-congres.nl ; 071 514 77 30 ; Machteld van Zuylen, Ravi Bhagwan ; nl
De zalen heten Katoen, Vlas en Wol. Het zaalbeheer draait in EventPro, het AV-materiaal in een lijst van [[person|Ravi]]. [[event|Rond 3 oktober]] is alles uitverkocht. [[name|Het Spinhuis]] werkt veel voor de universiteit.

@ Congrescentrum Het Spinhuis ; Leiden ; Hooigracht 17 ; 2312 KM ; spinhuis-congres.nl ; boeken@spinhuis-congres.nl ; 071 514 77 30 ; Machteld van Zuylen, Ravi Bhagwan ; nl
Offertes gaan uit als PDF met de naam [[file|Spinhuis_offerte_v3.pdf]]. [[person|Machteld]] heeft een hekel aan dubbele boekingen. Wij zijn gevestigd [[history|in een spinhuis uit 1662]] en dat maakt bekabeling lastig: wifi gaat niet door de muren.

@ Snackbar 't Hoekske ; Horst ; Jacob Merlostraat 2 ; 5961 AB ; hoekske-horst.nl ; bestel@hoekske-horst.nl ; 077 398 16 55 ; Twan Peeters, Rianne Peeters ; nl
De bestelzuil moet klaar zijn voor de kermis. [[person|Twan]] bakt, [[person|Rianne]] doet de rest. Onze frites komen van een boer in [[place|America]]. Klanten bestellen met de app van Sitedish, maar de bon komt er twee keer uit.

@ Snackbar 't Hoekske ; Horst ; Jacob Merlostraat 2 ; 5961 AB ; hoekske-horst.nl ; bestel@hoekske-horst.nl ; 077 398 16 55 ; Twan Peeters, Rianne Peeters ; nl
[[name|'t Hoekske]] is [[award|twee keer uitgeroepen tot cafetaria van het jaar]]. We willen een kassa met klantendisplay, een frituurvet-teller en koppeling met Thuisbezorgd. Op maandag dicht.

@ Thermen Bronsgroen ; Arcen ; Klein Vink 11 ; 5944 EX ; bronsgroen-thermen.nl ; welkom@bronsgroen-thermen.nl ; 077 473 24 24 ; Evelien Coenders, Hub Janssen ; nl
Gasten betalen met een polsbandje. Het slotensysteem van Gantner is twaalf jaar oud. [[person|Evelien]] wil dat behandelingen, lunch en entree in één agenda staan. Het water komt [[description|van negenhonderd meter diep]] en is ijzerhoudend.

@ Thermen Bronsgroen ; Arcen ; Klein Vink 11 ; 5944 EX ; bronsgroen-thermen.nl ; welkom@bronsgroen-thermen.nl ; 077 473 24 24 ; Evelien Coenders, Hub Janssen ; nl
Ook de vestiging in [[place|Bad Bentheim]] doet mee, maar pas later. Het contract met [[name|Thermalia Groep]] loopt af. [[person|Hub]] gaat met pensioen. Er is een SLA nodig van 99,5 procent en een helpdesk die Duits spreekt.

@ Stadscafé Mozaïek ; Deventer ; Brink 60 ; 7411 BT ; cafemozaiek.nl ; bar@cafemozaiek.nl ; 0570 613 040 ; Noor Wiltink, Stijn Overdijk ; nl
Twaalf tapkranen, één handheld en een keuken op de eerste verdieping. [[person|Noor]] doet de roosters, [[person|Stijn]] het bier. [[event|Bij Dickens]] zetten we de tafels buiten. Het terras kijkt uit op [[landmark|de Waag]].

@ Stadscafé Mozaïek ; Deventer ; Brink 60 ; 7411 BT ; cafemozaiek.nl ; bar@cafemozaiek.nl ; 0570 613 040 ; Noor Wiltink, Stijn Overdijk ; nl
Wij werken met Untill en willen naar iets in de cloud. [[name|Mozaiek]] schrijven klanten zonder trema. Fooi moet per persoon verdeeld worden. Onze huisbaas, de heer [[person|Lamberink]], wil de omzethuur elke maand zien.

@ Verpleeghuis Sint Odulf ; Best ; Nieuwstraat 120 ; 5683 KD ; sintodulf.nl ; keuken@sintodulf.nl ; 0499 335 210 ; Cis van den Boomen, Tamara Lukassen ; nl
De keuken maakt 310 maaltijden per dag, waarvan 40 gemalen. De diëtist en de afdelingen werken langs elkaar heen. [[person|Cis]] kookt al dertig jaar. We eten in huiskamers, en [[name|Sint Odulf]] wil weten wat er wordt weggegooid.

@ Verpleeghuis Sint Odulf ; Best ; Nieuwstraat 120 ; 5683 KD ; sintodulf.nl ; keuken@sintodulf.nl ; 0499 335 210 ; Cis van den Boomen, Tamara Lukassen ; nl
Wij vallen onder [[chain|Archipel]] en kopen in via Intrakoop. De [[person|Tamara]] die over de planning gaat, is niet dezelfde als die van de apotheek. Jamezz en Culinair Recept zijn bekeken. Het gebouw is [[history|het voormalige klooster van de zusters]].

@ Fletcher-achtig Hotel De Heidevlinder ; Otterlo ; Arnhemseweg 190 ; 6731 BV ; heidevlinder.nl ; sales@heidevlinder.nl ; 0318 591 740 ; Robin Aalbers, Kees Hogendoorn ; nl
Wandelaars boeken last minute, zakelijk boekt een jaar vooruit. [[person|Kees]] houdt de groepen bij. We liggen [[landmark|op tien minuten fietsen van het museum]] en hebben [[only|als enige in de omgeving een stiltetuin]].

@ Fletcher-achtig Hotel De Heidevlinder ; Otterlo ; Arnhemseweg 190 ; 6731 BV ; heidevlinder.nl ; sales@heidevlinder.nl ; 0318 591 740 ; Robin Aalbers, Kees Hogendoorn ; nl
De [[misspelt|Heidevlieder]] staat nog op Booking. Een pakket voor arrangementen, met deposito's en tussentijdse facturen, is een must. Bel [[person|mevrouw Aalbers]] niet voor tienen. Onze concurrent [[name|De Sterrenberg]] is net overgestapt.

@ Foodtruckbedrijf Rollende Pannen ; Tilburg ; Spoorlaan 346 ; 5038 CC ; rollendepannen.nl ; truck@rollendepannen.nl ; 013 580 44 21 ; Jip Schellekens, Amira Benali ; nl
Vijf trucks, geen vaste plek. [[person|Amira]] plant de festivals, [[person|Jip]] de inkoop bij Hanos en Sligro. De pinautomaten moeten offline werken. [[name|Rollende Pannen]] stond vorig jaar op [[event|Best Kept Secret]].

@ Foodtruckbedrijf Rollende Pannen ; Tilburg ; Spoorlaan 346 ; 5038 CC ; rollendepannen.nl ; truck@rollendepannen.nl ; 013 580 44 21 ; Jip Schellekens, Amira Benali ; nl
De oudste wagen is [[description|een Citroën HY uit de film]]. Ons magazijn zit [[landmark|onder het spoor, naast de fietsenmaker]]. We zoeken een voorraadsysteem dat per wagen telt en de derving laat zien. Crew komt van Temper.

@ Museumcafé Glasblazerij ; Leerdam ; Sundermeijerstraat 30 ; 4141 AT ; glascafe.nl ; cafe@glascafe.nl ; 0345 614 960 ; Hester Donkersloot, Alwin Bos ; nl
De kaartverkoop van het museum en de kassa van het café zijn twee werelden. [[person|Hester]] wil één kassa en één dagafsluiting. Museumkaart, Rotterdampas en CJP moeten scanbaar zijn. Wij zitten [[landmark|aan de Linge]].

@ Museumcafé Glasblazerij ; Leerdam ; Sundermeijerstraat 30 ; 4141 AT ; glascafe.nl ; cafe@glascafe.nl ; 0345 614 960 ; Hester Donkersloot, Alwin Bos ; nl
Bezoekers zien [[description|hoe de meesterblazers om twaalf uur de oven openen]]. [[initials|HD]] beslist, na overleg met het bestuur van [[name|Stichting Kristalstad]]. De gemeente subsidieert. Een koppeling met Tessitura is gewenst.

@ Golfclub De Lage Kreek ; Zuidland ; Ring 5 ; 3214 AR ; lagekreek.nl ; caddiemaster@lagekreek.nl ; 0181 450 210 ; Olivier Bakhuis, Saar Nuyten ; nl
Leden boeken hun starttijd via E-Golf4U, eten gaat op rekening. [[person|Saar]] stuurt aan het eind van de maand 600 facturen. Het clubhuis heeft [[description|een rieten kap in de vorm van een golfbal]]. [[person|Olivier]] is de manager.

@ Golfclub De Lage Kreek ; Zuidland ; Ring 5 ; 3214 AR ; lagekreek.nl ; caddiemaster@lagekreek.nl ; 0181 450 210 ; Olivier Bakhuis, Saar Nuyten ; nl
[[name|GC Lage Kreek]] telt achttien holes en een par-3-baan. De NGF levert de handicaps aan. Bij slecht weer belt iedereen tegelijk naar [[number|0181-450210]]. Wij hadden [[event|in 2019 het NK voor senioren]].

@ Bowling en Escape De Kegelaar ; Emmen ; Hoenderkamp 7 ; 7812 VZ ; dekegelaar.nl ; spelen@dekegelaar.nl ; 0591 630 555 ; Michel Wubs, Chantal Eising ; nl
Twaalf banen, drie escaperooms en een grill. De baanbesturing van Brunswick stuurt niets terug naar de kassa. [[person|Chantal]] telt de schoenen met de hand. [[name|De Kegelaar]] ligt [[landmark|naast de oude dierentuin]].

@ Bowling en Escape De Kegelaar ; Emmen ; Hoenderkamp 7 ; 7812 VZ ; dekegelaar.nl ; spelen@dekegelaar.nl ; 0591 630 555 ; Michel Wubs, Chantal Eising ; nl
[[person|Michel W.]] heeft ook een zaak in [[place|Hoogeveen]], met dezelfde software. Kinderfeestjes worden telefonisch geboekt. Het budget is twaalfduizend euro, exclusief hardware. Vragen? [[handle|kegelaar_emmen]] op Instagram.

@ Strandpaviljoen Zilt & Zo ; Ouddorp ; Strandopgang Flaauwe Werk 1 ; 3253 LC ; ziltenzo.nl ; zilt@ziltenzo.nl ; 0187 681 929 ; Merel Grootendorst, Casper Tanis ; nl
In maart bouwen we op, in oktober breken we af. Internet loopt via een 5G-router. [[person|Casper]] heeft veertig jaar zout in de kassalades gezien. [[name|Zilt en Zo]] heeft 300 stoelen en geen enkele is droog.

@ Strandpaviljoen Zilt & Zo ; Ouddorp ; Strandopgang Flaauwe Werk 1 ; 3253 LC ; ziltenzo.nl ; zilt@ziltenzo.nl ; 0187 681 929 ; Merel Grootendorst, Casper Tanis ; nl
Bestellen via QR werkt in de zon niet. Wij staan [[landmark|bij de betonnen vuurtoren]], [[description|het paviljoen met de schelpen op het dak]]. [[person|Merel]] wil fooien, uren en voorraad op één scherm. De koelcel heeft een alarm.

@ Hostel Pakketboot ; Rotterdam ; Maashaven Zuidzijde 2 ; 3081 AE ; pakketboot.com ; crew@pakketboot.com ; 010 215 66 08 ; Luca Verbiest, Yara Pinas ; nl
We slapen 120 backpackers op een schip. Bedden, geen kamers: dat begrijpt niet elk PMS. [[person|Yara]] kijkt naar Cloudbeds en Mews. Het schip was [[history|ooit een veerboot naar Harwich]]. De bar draait op Untill.

@ Hostel Pakketboot ; Rotterdam ; Maashaven Zuidzijde 2 ; 3081 AE ; pakketboot.com ; crew@pakketboot.com ; 010 215 66 08 ; Luca Verbiest, Yara Pinas ; nl
Elke [[event|Wereldhavendagen]] slapen er mensen in de machinekamer. [[name|Pakketboot]] heeft zelfincheck met kluisjes van Salto. [[person|Luca]] spreekt vijf talen, het systeem mag er drie.  De post komt in [[place|Katendrecht]] aan.

@ Bedrijfsrestaurant Kantine Nul ; Eindhoven ; High Tech Campus 1 ; 5656 AE ; kantinenul.nl ; lunch@kantinenul.nl ; 040 230 15 15 ; Wendy Raaijmakers, Dirk Sanders ; nl
Wij doen de lunch voor drie bedrijven, waaronder [[chain|ASML]] en [[chain|NXP]]. Betalen gaat met de toegangspas. [[person|Wendy]] wil CO2 per gerecht zien. Derving wegen we met een slimme bak van Orbisk.

@ Bedrijfsrestaurant Kantine Nul ; Eindhoven ; High Tech Campus 1 ; 5656 AE ; kantinenul.nl ; lunch@kantinenul.nl ; 040 230 15 15 ; Wendy Raaijmakers, Dirk Sanders ; nl
De eerste kantine zat op [[street|Strijp-S]], nu staan we op [[street|de Campus]]. [[slogan|Nul verspilling, alles op]] staat op elk dienblad. [[person|Dirk]] doet inkoop en kwaliteit. Contract per 1 januari, evaluatie per kwartaal.

@ Landgoed Eikendonk ; Vorden ; Hackforterweg 2 ; 7251 BA ; eikendonk.nl ; landgoed@eikendonk.nl ; 0575 551 460 ; Reinout van Heeckeren, Aafke Wolters ; nl
Trouwen, vergaderen en slapen in de koetshuizen. [[person|Reinout]] woont er zelf. De planning staat in Google Agenda en een klapper van [[person|Aafke]]. [[name|Eikendonk]] heeft [[description|een slotgracht en eenentwintig pauwen]].

@ Landgoed Eikendonk ; Vorden ; Hackforterweg 2 ; 7251 BA ; eikendonk.nl ; landgoed@eikendonk.nl ; 0575 551 460 ; Reinout van Heeckeren, Aafke Wolters ; nl
Bruidsparen krijgen een draaiboek; nu is dat Word. [[event|Tijdens de kastelentocht]] is het restaurant dicht. De jachtkamer is een rijksmonument. Wij hebben iets als Momice of Lesjaak in gedachten, met facturatie naar Twinfield.

@ Pizzeria Vesuvio Due ; Heerlen ; Saroleastraat 21 ; 6411 LR ; vesuviodue.nl ; ciao@vesuviodue.nl ; 045 571 28 80 ; Salvatore Greco, Bianca Hermans ; nl
De eerste [[name|Vesuvio]] zit in [[place|Kerkrade]], de tweede hier. Bezorgers rijden op scooters met een tracker. [[person|Salvatore]] vertrouwt geen cloud. Aan de muur hangt [[description|het getekende shirt van Roda]].

@ Pizzeria Vesuvio Due ; Heerlen ; Saroleastraat 21 ; 6411 LR ; vesuviodue.nl ; ciao@vesuviodue.nl ; 045 571 28 80 ; Salvatore Greco, Bianca Hermans ; nl
[[person|Bianca]] doet de boeken in e-Boekhouden. Thuisbezorgd en Uber Eats moeten in één scherm. Postcode [[number|6411]] bezorgen we gratis. Menu's in het Duits zijn handig, want [[description|de grens is drie kilometer verderop]].

@ Kinderboerderij en Pannenkoekenhuis De Stal ; Hoofddorp ; Vijfhuizerweg 4 ; 2131 LA ; stalpannenkoek.nl ; info@stalpannenkoek.nl ; 023 561 11 02 ; Anouk Zwart, Fedde Hiemstra ; nl
Kinderfeestjes met een geit erbij. De wachtlijst is op zondag anderhalf uur en dat willen we met een sms oplossen. [[person|Anouk]] heeft 18 weekendhulpen, allemaal onder de 16. Er vliegt elke twee minuten [[landmark|een vliegtuig over het dak]].

@ Kinderboerderij en Pannenkoekenhuis De Stal ; Hoofddorp ; Vijfhuizerweg 4 ; 2131 LA ; stalpannenkoek.nl ; info@stalpannenkoek.nl ; 023 561 11 02 ; Anouk Zwart, Fedde Hiemstra ; nl
[[name|De Stal]] is van [[name|Hiemstra Horeca Holding]]. Wij willen een kassa die ook voer verkoopt. De kok, [[person|Fedde]], wil recepten voor 400 pannenkoeken. Iedere reactie mag naar [[email|info (at) stalpannenkoek.nl]].

@ Theaterrestaurant De Souffleur ; Haarlem ; Wilsonsplein 23 ; 2011 VG ; desouffleur.nl ; diner@desouffleur.nl ; 023 512 12 99 ; Tessel Hoogland, Quinten Maas ; nl
Iedereen eet tussen zes en acht, daarna is het stil. [[person|Tessel]] krijgt de speeltijden van [[name|de Philharmonie]] in een mail. Wij moeten in 90 minuten drie gangen doen. [[slogan|Op tijd voor het doek]] staat op de kaart.

@ Theaterrestaurant De Souffleur ; Haarlem ; Wilsonsplein 23 ; 2011 VG ; desouffleur.nl ; diner@desouffleur.nl ; 023 512 12 99 ; Tessel Hoogland, Quinten Maas ; nl
De keuken ligt [[description|onder het toneel]]. [[misspelt|Soufleur]] met één f is onze tweede domeinnaam. [[person|Quinten]] maakt de bonnen met een KDS van Fresh. Splitsen van rekeningen duurt te lang.

@ Wijkrestaurant Samen aan Tafel ; Groningen ; Korreweg 140 ; 9715 AJ ; samenaantafel050.nl ; eten@samenaantafel050.nl ; 050 577 02 14 ; Grietje Buursma, Abdi Warsame ; nl
Onze gasten betalen naar draagkracht. [[person|Grietje]] en twintig vrijwilligers koken met over. Er is een leer-werktraject met [[name|de WerkPro]]. We zoeken een rooster waar ook mensen zonder mailadres in passen. Wij zitten [[history|in het oude badhuis]].

@ Wijkrestaurant Samen aan Tafel ; Groningen ; Korreweg 140 ; 9715 AJ ; samenaantafel050.nl ; eten@samenaantafel050.nl ; 050 577 02 14 ; Grietje Buursma, Abdi Warsame ; nl
Contant is bij ons de helft. Wethouder [[person|Bloemhoff]] opende de keuken. De subsidie vraagt om cijfers per wijk: [[place|De Hoogte]], [[place|Selwerd]] en [[place|Paddepoel]]. AVG is belangrijk, want we weten wie er schulden heeft.

@ Hotel Zonnehoek ; Valkenburg ; Neerhem 54 ; 6301 CJ ; zonnehoek-valkenburg.nl ; hotel@zonnehoek-valkenburg.nl ; 043 601 23 46 ; Guus Lemmens, Mieke Ramakers ; nl
Vijftig kamers, half pension. De bussen komen om vier uur en dan moeten alle sleutels klaarliggen. [[person|Mieke]] gebruikt nog Hotel2000. [[event|Met de kerstmarkt in de grotten]] zitten we zes weken vol.

@ Hotel Zonnehoek ; Valkenburg ; Neerhem 54 ; 6301 CJ ; zonnehoek-valkenburg.nl ; hotel@zonnehoek-valkenburg.nl ; 043 601 23 46 ; Guus Lemmens, Mieke Ramakers ; nl
Wielrenners vragen naar een fietsenkelder [[landmark|aan de voet van de Cauberg]]. [[person|Guus]] wil de minibar eruit. Touroperators als [[chain|Effeweg]] en [[chain|Bolderman]] sturen de lijsten per fax, echt waar.

@ Restaurant Basalt ; Harlingen ; Noorderhaven 31 ; 8861 AK ; basalt-harlingen.nl ; gasten@basalt-harlingen.nl ; 0517 415 700 ; Durk Osinga, Wieke Brouwer ; nl
Onze kaart verandert met het tij. [[person|Wieke]] staat in de bediening, [[person|Durk]] achter het vuur. Reserveren doen we met Zenchef. [[description|De vis komt van de kotter van mijn broer]]. Er zijn 36 stoelen.

@ Restaurant Basalt ; Harlingen ; Noorderhaven 31 ; 8861 AK ; basalt-harlingen.nl ; gasten@basalt-harlingen.nl ; 0517 415 700 ; Durk Osinga, Wieke Brouwer ; nl
Wie naar [[place|Vlieland]] gaat, eet vooraf bij ons. [[name|Basalt]] werd door [[award|Lekker500 genoemd als stijger]]. We willen een kassa van Tebi vergelijken met Lightspeed. De no-shows kosten ons [[spelled|zevenendertig couverts]] per maand.

@ Eetbar Kleingeld ; Amersfoort ; Hof 12 ; 3811 CJ ; eetbarkleingeld.nl ; wij@eetbarkleingeld.nl ; 033 470 18 18 ; Esmee Kroon, Daan Brinkhuis ; nl
Alles is een klein bordje van zeven euro. [[person|Esmee]] houdt de foodcost bij in een schrift. [[name|Kleingeld]] heeft een zusje, [[name|Grofgeld]], in de binnenstad van [[place|Zwolle]]. De afrekening per tafel moet sneller.

@ Eetbar Kleingeld ; Amersfoort ; Hof 12 ; 3811 CJ ; eetbarkleingeld.nl ; wij@eetbarkleingeld.nl ; 033 470 18 18 ; Esmee Kroon, Daan Brinkhuis ; nl
[[person|Daan]] is een neef van [[description|de acteur uit die soap]]. Het personeel klokt met de vinger. Kunnen jullie op dinsdag langskomen, [[street|Hof 12]]? De bel doet het niet; app naar [[spelled|nul zes vierentwintig achtenveertig]].

@ Vakantiehuizen Texelzicht ; Den Burg ; Pontweg 77 ; 1791 LA ; texelzicht.nl ; verhuur@texelzicht.nl ; 0222 312 044 ; Neeltje Dros, Corné Bakker ; nl
Wij verhuren 61 huisjes voor eigenaren. De eigenaarsafrekening is het grootste werk. [[person|Corné]] wil dat schoonmakers in een app zien wat klaar is. De boot van [[name|TESO]] bepaalt onze aankomsttijden.

@ Vakantiehuizen Texelzicht ; Den Burg ; Pontweg 77 ; 1791 LA ; texelzicht.nl ; verhuur@texelzicht.nl ; 0222 312 044 ; Neeltje Dros, Corné Bakker ; nl
Het kantoor zit in [[place|De Koog]], de wasserij in [[place|Oosterend]]. [[person|Neeltje]] heeft Recranet en Camping.care bekeken. [[event|Tijdens de Ronde om]] zijn de prijzen vast. Sleutels met een code, graag.

@ Cateraar Broodje Apart ; Amstelveen ; Keizer Karelweg 201 ; 1181 RC ; broodjeapart.nl ; order@broodjeapart.nl ; 020 641 88 71 ; Simone Polak, Yusuf Aydin ; nl
We smeren 900 broodjes voor tien uur. [[person|Yusuf]] laadt de busjes, [[person|Simone]] belt klanten na. Een bestelsite met vaste klantprijzen is het belangrijkste. Allergenen, etiketten en THT horen daarbij.

@ Cateraar Broodje Apart ; Amstelveen ; Keizer Karelweg 201 ; 1181 RC ; broodjeapart.nl ; order@broodjeapart.nl ; 020 641 88 71 ; Simone Polak, Yusuf Aydin ; nl
Grootste klant is [[name|Advocatenkantoor De Vries Robbé]] op de Zuidas. [[name|Broodje Apart]] is koosjer én halal, [[only|dat doet verder niemand in de stad]]. Routes plannen met Routific, facturen via Moneybird.

@ Camping 't Veerse Gors ; Kamperland ; Veerweg 60 ; 4493 AS ; veersegors.nl ; camping@veersegors.nl ; 0113 371 230 ; Adrie Kloosterman, Lianne de Visser ; nl
Seizoenplaatsen krijgen een jaarnota met stroom, water en afval. De meterstanden neemt [[person|Adrie]] op met een potlood. [[name|Veerse Gors]] heeft [[description|een eigen trailerhelling en een kapelletje]].

@ Camping 't Veerse Gors ; Kamperland ; Veerweg 60 ; 4493 AS ; veersegors.nl ; camping@veersegors.nl ; 0113 371 230 ; Adrie Kloosterman, Lianne de Visser ; nl
Duitsers reserveren per brief. [[person|Lianne]] zet alles over in Stratech. De supermarkt op de camping is van [[chain|Spar]] en heeft een eigen kassa. Nachtregister voor de politie moet digitaal.

@ Discotheek Lichtwerk ; Hengelo ; Enschedesestraat 9 ; 7551 EH ; lichtwerk-club.nl ; nacht@lichtwerk-club.nl ; 074 250 30 30 ; Demi Olthof, Ferhat Kaya ; nl
Munten, muntenpalen en een garderobe die nooit klopt. [[person|Ferhat]] wil cashless. De ID-scanner moet aan de AVG voldoen. Zaterdag zijn er 1100 gasten, en [[event|met de jaarwisseling]] het dubbele.

@ Discotheek Lichtwerk ; Hengelo ; Enschedesestraat 9 ; 7551 EH ; lichtwerk-club.nl ; nacht@lichtwerk-club.nl ; 074 250 30 30 ; Demi Olthof, Ferhat Kaya ; nl
[[name|Lichtwerk]] zit [[history|in de oude turbinehal van Stork]]. Tickets gaan via Eventix. [[person|Demi]] doet de dj's en de boekingen. Het beveiligingsbedrijf stuurt uren per dienst. Er is ook een locatie in [[place|Borne]].

@ Proeverij De Wijnstal ; Groesbeek ; Cranenburgsestraat 112 ; 6561 AP ; wijnstal-groesbeek.nl ; proef@wijnstal-groesbeek.nl ; 024 397 41 10 ; Freek Thijssen, Nadia Willems ; nl
Wij schenken wijn van [[only|de eerste wijngaard van het dorp]]. Voorraad in flessen, glazen en dozen. [[person|Nadia]] geeft rondleidingen die via Bookeo lopen. Het terras heeft [[landmark|uitzicht op het Reichswald]].

@ Proeverij De Wijnstal ; Groesbeek ; Cranenburgsestraat 112 ; 6561 AP ; wijnstal-groesbeek.nl ; proef@wijnstal-groesbeek.nl ; 024 397 41 10 ; Freek Thijssen, Nadia Willems ; nl
[[person|Freek Thijssen]] is tegelijk boer en sommelier. Btw laag en hoog lopen door elkaar. De [[event|oogstfeesten in september]] trekken duizend man. Onze webshop op WooCommerce heeft geen leeftijdscontrole.

@ Familiehotel De Vier Linden ; Rolde ; Asserstraat 3 ; 9451 TA ; vierlinden-rolde.nl ; welkom@vierlinden-rolde.nl ; 0592 241 320 ; Roelof Hadders, Tineke Hadders ; nl
[[person|Roelof en Tineke]] doen alles samen. Fietsers slapen één nacht, dus de was is een drama. Housekeeping loopt via briefjes. Het hotel staat [[landmark|tegenover de twee hunebedden]], en daar komt iedereen voor.

@ Familiehotel De Vier Linden ; Rolde ; Asserstraat 3 ; 9451 TA ; vierlinden-rolde.nl ; welkom@vierlinden-rolde.nl ; 0592 241 320 ; Roelof Hadders, Tineke Hadders ; nl
[[name|Vier Linden]] is lid van [[name|Hampshire Classic]]. Wij zijn [[event|het startpunt van de Rolder rit]]. De boekhouder uit [[place|Assen]] wil een XML Auditfile. Een website zit er al bij, van een neef.

@ Sushibar Kaido ; Almere ; Grote Markt 55 ; 1315 JB ; kaido-sushi.nl ; order@kaido-sushi.nl ; 036 534 91 00 ; Kenji Mori, Linda Tuinstra ; nl
All you can eat met een tablet per tafel. De rondes moeten beperkt kunnen worden. [[person|Linda]] ziet dat er veel wordt weggegooid. [[name|Kaido]] heeft zes vestigingen, waarvan de grootste in [[place|Lelystad]].

@ Sushibar Kaido ; Almere ; Grote Markt 55 ; 1315 JB ; kaido-sushi.nl ; order@kaido-sushi.nl ; 036 534 91 00 ; Kenji Mori, Linda Tuinstra ; nl
[[person|Mori-san]] wil vers en telt in kilo's. Uren komen uit Dyflexis. Ieder filiaal heeft een eigen rechtspersoon: [[name|Kaido Flevo BV]], [[name|Kaido Gooi BV]]. Rapportage per formule en per week.

@ Buurtbrouwerij en Tapperij Kwast ; Breda ; Belcrumweg 40 ; 4815 HA ; kwastbier.nl ; tap@kwastbier.nl ; 076 521 39 40 ; Gijs Luijten, Floor van Dongen ; nl
Van gist tot glas in één hal. [[person|Floor]] rekent accijns met een sheet van [[person|Gijs]]. [[name|Kwast]] zit [[history|in een oude verffabriek]]. We willen batches volgen tot op het fust.

@ Buurtbrouwerij en Tapperij Kwast ; Breda ; Belcrumweg 40 ; 4815 HA ; kwastbier.nl ; tap@kwastbier.nl ; 076 521 39 40 ; Gijs Luijten, Floor van Dongen ; nl
Onze tripel won [[award|brons in Brussel]]. Horecaklanten bestellen via mail naar [[email|tap at kwastbier punt nl]]. Er is een terras [[landmark|langs de Mark]], voor 200 man. Kassa: Trivec, contract tot juni.

@ Trouwlocatie Fort Lunetwiel ; Houten ; Lange Uitweg 42 ; 3998 WD ; fortlunetwiel.nl ; trouw@fortlunetwiel.nl ; 030 637 20 20 ; Babette Kortland, Sem Verweij ; nl
[[person|Babette]] doet de paren, [[person|Sem]] de techniek. [[name|Fort Lunetwiel]] is [[history|gebouwd in 1879]] en mag niet verbouwd worden. Een CRM met een funnel en sms is wat we zoeken.

@ Trouwlocatie Fort Lunetwiel ; Houten ; Lange Uitweg 42 ; 3998 WD ; fortlunetwiel.nl ; trouw@fortlunetwiel.nl ; 030 637 20 20 ; Babette Kortland, Sem Verweij ; nl
In de [[description|bomvrije kazerne slapen vleermuizen]], dus geen muziek na elven. Offertes maken met Perfect View lukte niet. De catering komt van [[name|Van der Linde]]. Het fort hoort bij [[landmark|de Hollandse Waterlinie]].

@ Hotelketen Blauwe Lantaarn ; Utrecht ; Jaarbeursplein 6 ; 3521 AL ; blauwelantaarn.com ; hq@blauwelantaarn.com ; 030 233 80 00 ; Vivian Ketelaar, Mark-Jan Tol ; nl
Negen hotels, één hoofdkantoor. [[person|Vivian]] leidt de IT, [[person|Mark-Jan]] de financiën. Wij willen SSO met Entra ID, een datawarehouse en een PMS dat per hotel anders mag zijn. De CEO wil voor Q3 live.

@ Hotelketen Blauwe Lantaarn ; Utrecht ; Jaarbeursplein 6 ; 3521 AL ; blauwelantaarn.com ; hq@blauwelantaarn.com ; 030 233 80 00 ; Vivian Ketelaar, Mark-Jan Tol ; nl
Onze hotels in [[place|Maastricht]], [[place|Gent]] en [[place|Düsseldorf]] draaien op Opera. [[name|Blauwe Lantaarn Hotels]] is van [[name|investeerder Noordhaven Capital]]. PCI DSS, ISO 27001 en een DPIA zijn verplicht.

@ Cafetaria Frietboetiek ; Sneek ; Oosterdijk 34 ; 8601 BV ; frietboetiek.nl ; friet@frietboetiek.nl ; 0515 424 440 ; Jelmer Postma, Nynke de Jong ; nl
[[person|Nynke]] wil de bestelzuil in het Fries. [[name|Frietboetiek]] is open tot drie uur 's nachts [[event|in de Sneekweek]]. De afzuiging loopt over de kassa heen. Mayonaise maken we zelf.

@ Cafetaria Frietboetiek ; Sneek ; Oosterdijk 34 ; 8601 BV ; frietboetiek.nl ; friet@frietboetiek.nl ; 0515 424 440 ; Jelmer Postma, Nynke de Jong ; nl
Het pand grenst [[landmark|aan de Waterpoort]]. Btw-nummer [[number|NL8123.45.678.B01]]. De aardappels levert [[person|boer Hofstra]] uit [[place|Scharnegoutum]]. We gebruiken Booq en willen een klantenpas.

@ Revalidatiecentrum Zeeduin ; Katwijk ; Parklaan 90 ; 2225 SN ; zeeduin-reva.nl ; facilitair@zeeduin-reva.nl ; 071 401 77 77 ; Mirjam van der Plas, Arie Kuijt ; nl
De gasten, zo noemen wij patiënten, kiezen uit drie menu's. [[person|Arie]] leidt de keuken. Bestelling op de kamer via een scherm van Hospitality Digital. De voedingsassistent ziet dan meteen IDDSI en eiwit.

@ Revalidatiecentrum Zeeduin ; Katwijk ; Parklaan 90 ; 2225 SN ; zeeduin-reva.nl ; facilitair@zeeduin-reva.nl ; 071 401 77 77 ; Mirjam van der Plas, Arie Kuijt ; nl
Wij delen de keuken met [[name|Topaz]] en dat maakt facturatie lastig. [[person|Mirjam vd P]] is van facilitair. Op de binnenplaats staat [[description|een aangespoelde zeemijn]]. Aanbesteding via TenderNed, onder de drempel.

@ Manege en Eetcafé De Sporen ; Barneveld ; Wesselseweg 130 ; 3774 RA ; desporen-manege.nl ; stal@desporen-manege.nl ; 0342 471 222 ; Corrie van Wijnen, Thijmen Budding ; nl
Leskaarten en bitterballen op één bon. [[person|Thijmen]] geeft les en bakt tosti's. Ouders willen online afmelden. [[name|De Sporen]] gebruikt ManegePlan en een losse pinautomaat van Rabo.

@ Manege en Eetcafé De Sporen ; Barneveld ; Wesselseweg 130 ; 3774 RA ; desporen-manege.nl ; stal@desporen-manege.nl ; 0342 471 222 ; Corrie van Wijnen, Thijmen Budding ; nl
Zaterdag komt [[person|tante Corrie]] helpen. We zijn te vinden [[landmark|voorbij het kippenmuseum, tweede afslag]]. De begroting is klein. Wij deden mee aan [[event|het NK dressuur voor pony's]].

@ Hotel Bruggenzicht ; Nijmegen ; Waalkade 99 ; 6511 XP ; bruggenzicht.nl ; front@bruggenzicht.nl ; 024 322 11 89 ; Kim Derksen, Stefan Roelofs ; nl
In de derde week van juli kost een bed het viervoudige, [[event|vanwege de wandelaars]]. [[person|Stefan]] wil revenue management met Duetto of IDeaS. [[name|Bruggenzicht]] heeft 77 kamers; we hebben een PMS uit 2009.

@ Hotel Bruggenzicht ; Nijmegen ; Waalkade 99 ; 6511 XP ; bruggenzicht.nl ; front@bruggenzicht.nl ; 024 322 11 89 ; Kim Derksen, Stefan Roelofs ; nl
Vanuit kamer 12 zie je [[description|waar de bevrijders overstaken]]. [[person|Kim]] is de front office manager. Sleutelkaarten van Dormakaba blijven. [[initials|S. R.]] tekent. Migratie van 40.000 gastprofielen.

@ Sportkantine VV De Toekomst ; Ede ; Peppelensteeg 15 ; 6711 TG ; vvdetoekomst.nl ; kantine@vvdetoekomst.nl ; 0318 617 700 ; Bertus Hey, Yvonne Roseboom ; nl
De kantine draait op 90 vrijwilligers en één [[person|Bertus]]. Clubkas en bar in één kassa; leden betalen met hun pas uit Sportlink. [[name|VV De Toekomst]] speelt [[description|in het oranje-wit met een haan]].

@ Sportkantine VV De Toekomst ; Ede ; Peppelensteeg 15 ; 6711 TG ; vvdetoekomst.nl ; kantine@vvdetoekomst.nl ; 0318 617 700 ; Bertus Hey, Yvonne Roseboom ; nl
Penningmeester [[person|Roseboom]] wil elke zondag een afsluiting. De derby tegen [[name|Blauw Geel]] levert 300 tosti's op. Drank boven de 18 moet geblokkeerd kunnen worden. NIX18 en IVA hebben we op orde.

@ Restaurantgroep Zeven Zeeën ; Den Haag ; Gevers Deynootweg 990 ; 2586 BX ; zevenzeeen.nl ; office@zevenzeeen.nl ; 070 350 61 61 ; Charlotte Meeuwisse, Ricardo da Silva ; nl
Zeven zaken, zeven kaarten, één inkoop. [[person|Ricardo]] wil receptuurbeheer, [[person|Charlotte]] wil weekcijfers op maandag. Onze bekendste, [[name|Oester & Anker]], zit [[landmark|aan het eind van de pier]].

@ Restaurantgroep Zeven Zeeën ; Den Haag ; Gevers Deynootweg 990 ; 2586 BX ; zevenzeeen.nl ; office@zevenzeeen.nl ; 070 350 61 61 ; Charlotte Meeuwisse, Ricardo da Silva ; nl
[[name|7 Zeeën]] schrijven we meestal. Facturen verwerken met Basecone, voorraad met Apicbase. De vestiging in [[place|Scheveningen]] heeft een vergunning tot twee uur. Er zijn 260 medewerkers, cao horeca, loon via Nmbrs.

@ Bed & Breakfast Molenrust ; Schiedam ; Noordvest 22 ; 3111 PH ; molenrust-bb.nl ; slapen@molenrust-bb.nl ; 010 426 57 77 ; Elly Verhoef, Henk Verhoef ; nl
Drie kamers in een [[description|moutmolen die nog draait]]. [[person|Elly]] bakt het brood. Boekingen via Airbnb en onze site lopen door elkaar. Wij willen iets simpels, onder de 50 euro per maand.

@ Bed & Breakfast Molenrust ; Schiedam ; Noordvest 22 ; 3111 PH ; molenrust-bb.nl ; slapen@molenrust-bb.nl ; 010 426 57 77 ; Elly Verhoef, Henk Verhoef ; nl
Vijf molens telt de stad, [[only|in die van ons kun je slapen]]. [[person|Henk]] is molenaar bij het gilde. [[name|Molenrust]] heeft een 9,8. Toeristenbelasting aan [[place|Schiedam]] betalen we per kwartaal.

@ Poppodium De Loods ; Zaandam ; Hembrugstraat 8 ; 1505 VK ; deloods-zaan.nl ; bar@deloods-zaan.nl ; 075 631 20 40 ; Wessel Groot, Puck Haan ; nl
Bar, garderobe, tickets. [[person|Puck]] draait drie systemen op één avond. [[name|De Loods]] ligt [[landmark|op het oude munitieterrein]]. Muntverkoop wil de programmeur eruit. Ticketmaster en Stager blijven.

@ Poppodium De Loods ; Zaandam ; Hembrugstraat 8 ; 1505 VK ; deloods-zaan.nl ; bar@deloods-zaan.nl ; 075 631 20 40 ; Wessel Groot, Puck Haan ; nl
[[person|Wessel]] en [[initials|P.H.]] zitten in de werkgroep. [[description|De eerste show van Doe Maar]] was hier. Vrijwilligers krijgen twee munten per dienst. Rapport per avond: omzet, bezoekers, besteding per hoofd.

@ Streekwinkel en Theetuin Bloesem ; Geldermalsen ; Kostverlorenkade 1 ; 4191 LX ; theetuinbloesem.nl ; thee@theetuinbloesem.nl ; 0345 570 101 ; Gonny van Ooijen, Lex van Ooijen ; nl
Appels in het najaar, taart het hele jaar. [[person|Gonny]] heeft een weegschaal die niet met de kassa praat. [[event|In de bloesemtijd]] staan er bussen. [[name|Bloesem]] verkoopt streekproducten van 30 boeren op commissie.

@ Streekwinkel en Theetuin Bloesem ; Geldermalsen ; Kostverlorenkade 1 ; 4191 LX ; theetuinbloesem.nl ; thee@theetuinbloesem.nl ; 0345 570 101 ; Gonny van Ooijen, Lex van Ooijen ; nl
Boer [[person|Lex]] staat op de markt in [[place|Culemborg]]. De commissie moet per boer afgerekend. Onze [[description|boomgaard heeft een kabelbaan]]. Het mag niet meer dan 100 euro per maand kosten.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
De KDS hangt boven de pas, de bonprinter naast de spoelkeuken. We willen MEP-lijsten, een FIFO-telling en temperaturen van de Rational in één overzicht. Micros gaat eruit, Sligro en Bidfood blijven.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Functioneel: rollen per afdeling, MFA, back-up in de EU. Technisch: REST API, webhooks, OAuth. Commercieel: een looptijd van 36 maanden met een exit-regeling. Must have: offline pinnen.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Chef de partie, sous-chef en gastheer hebben elk een eigen inlog. De F&B-manager ziet alles. Nachtaudit draait om drie uur. No-shows worden belast via Adyen of Mollie.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Personeel krijgt nul-urencontracten volgens de WAB. Verlof, verzuim en Poortwachter horen in één dossier. Nu gebruiken we Employes; AFAS is te groot. Loonstroken via Mijn Portaal.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Een gast boekt een Deluxe Twin, wijzigt naar een Superior en komt met een hond. Het tarief BAR-10 geldt dan niet. Rate parity met Expedia is een zorg. City tax apart op de folio.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Het menu wisselt elke zes weken. Gerechten met vis, noten of lupine krijgen een icoon. De etiketten komen uit een Zebra. In de webshop staan Kerstpakketten, Paasbrunch en Moederdag als aparte collecties.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Kassa's: zes stuks, merk Aures, Windows 10. Betaalterminals: Ingenico. Boekhouding: SnelStart. Rooster: L1NDA. Reserveren: Guestplan. Wens: minder systemen en één leverancier die opneemt.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Gevraagd wordt een demo in week 14. Beoordeling op prijs (40%), functionaliteit (40%) en planning (20%). Inschrijven kan tot en met Goede Vrijdag. Vragen worden beantwoord in een Nota van Inlichtingen.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Wij willen per kwartaal zien wat de marge op wijn is, en waarom de Sauvignon duurder werd. Inkoopprijzen komen nu als PDF van de wijnkoper. Derving, breuk en proefglazen boeken we op één rekening.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
De housekeeper drukt op Klaar en de receptie ziet Groen. Rood is vuil, Oranje is in controle. Technische storingen gaan naar de TD. Linnen tellen we met RFID.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Op feestdagen geldt een toeslag van vijftig procent. Koningsdag, Hemelvaart en Tweede Pinksterdag horen daarbij. BBL-leerlingen lopen mee met een leermeester. SVH-diploma's willen we kunnen opslaan.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Wij werken met Scrum en een Product Owner. Sprint 1 is de kassa, Sprint 2 de voorraad. Jira mag, Teams is verplicht. De Stuurgroep komt eens per maand bijeen.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Cadeaubonnen van Dinerbon, VVV en eigen bonnen moeten ingewisseld kunnen worden. De nationale entertainmentkaart ook. Waardebonnen die verlopen zijn geven nu de foutmelding Error 402.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Bestellingen bij de bakker gaan per WhatsApp, bij de slager per telefoon en bij de groothandel via EDI. Pakbonnen scannen we met de telefoon. Het verschil met de factuur ontdekken we pas na weken.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Aanleiding: het huidige pakket wordt per 31 december niet meer ondersteund. Doel: één bron van waarheid. Scope: front-office, back-office en banqueting. Buiten scope: telefonie en narrowcasting.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Klanten krijgen na hun bezoek een mail met drie vragen. Net Promoter Score, eten en bediening. Reviews op Google en TripAdvisor willen we vanuit één scherm beantwoorden. ChatGPT mag helpen.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Op het dashboard wil ik Omzet, Loonkosten en Foodcost naast elkaar. Power BI is er al. Vergelijken met vorig jaar, met het weer en met de begroting. Alles op maandagochtend om acht uur.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Een oplossing zonder installatie heeft de voorkeur: Chrome op een iPad. Voor de bar zijn handhelds van Sunmi genoeg. Epson-printers blijven. Bekabeld netwerk is er, PoE ook.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
De horeca draait niet op zichzelf: zwemmen, fitness en zaalverhuur horen op dezelfde factuur. Abonnementen incasseren we met SEPA. Leden onder achttien hebben een ouder als betaler. Gympas accepteren we niet.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Dieetwensen: vegan, glutenvrij, zoutarm, halal. De kok krijgt een Dieetkaart, de bediening een Tafelkaart. Nu typt iemand dat over uit Outlook. Het moet automatisch, anders gaat het fout.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
De Wet DBA maakt ons voorzichtig met freelancers. Via Horeca Talent, Brisk en Student@Work komen er toch elke week tien. Hun uren moeten in de Projectadministratie. Ook de G-rekening speelt mee.

@ Café De Spie ; Tiel ; Waterstraat 19 ; 4001 AM ; cafedespie.nl ; bart@cafedespie.nl ; 0344 612 200 ; Bart Hoogakker, Mandy Vink ; nl
hoi, ik ben [[person|bart]] van [[name|cafe de spie]] in [[place|tiel]] en wij zoeken een kassa die niet elke week hangt. mijn compagnon [[person|mandy]] wil ook voorraad. wij hebben [[number|zes nul acht]] vierkante meter terras. bel me op [[number|0344 612200]]

@ Café De Spie ; Tiel ; Waterstraat 19 ; 4001 AM ; cafedespie.nl ; bart@cafedespie.nl ; 0344 612 200 ; Bart Hoogakker, Mandy Vink ; nl
[[person|Hoogakker]] belt vrijdag terug. Tijdens [[event|Flipje en Fruit]] verkopen we meer dan in heel november. De muntautomaat is van Azkoyen. Rekeningnummer [[number|NL20 INGB 0001 2345 67]] staat op de facturen.

@ Hotel Thuis ; Goes ; Markt 4 ; 4461 AA ; hotelthuis-goes.nl ; balie@hotelthuis-goes.nl ; 0113 250 040 ; Jacolien Nijsse, Sam Provoost ; nl
Slapen bij [[name|Thuis]] is slapen in een monument. [[person|Jacolien]] en haar zus runnen het samen. Wij huren de ontbijtzaal van [[name|De Prins van Oranje]]. Gasten komen uit België, Duitsland en de Randstad.

@ Hotel Thuis ; Goes ; Markt 4 ; 4461 AA ; hotelthuis-goes.nl ; balie@hotelthuis-goes.nl ; 0113 250 040 ; Jacolien Nijsse, Sam Provoost ; nl
De nachtreceptie is van [[person|Sam P.]], die ook bij [[name|Hotel Terminus]] werkt. Wifi heet [[handle|Thuis_Gast_5G]]. De airco is van Daikin en het alarm van Securitas. [[misspelt|Hotel Tuis]] in de gids.

@ Zorgboerderij De Lage Kamp ; Wilp ; Kampweg 2 ; 7384 CS ; delagekamp.nl ; zorg@delagekamp.nl ; 055 323 14 15 ; Hermien Berends, Koos Slagman ; nl
Deelnemers koken twee keer per week. [[person|Koos Slagman]] regelt het vervoer met een busje. Financiering loopt via PGB, Wmo en [[name|zorgkantoor Salland]]. Wij declareren met ONS en willen de boerderijwinkel erbij.

@ Zorgboerderij De Lage Kamp ; Wilp ; Kampweg 2 ; 7384 CS ; delagekamp.nl ; zorg@delagekamp.nl ; 055 323 14 15 ; Hermien Berends, Koos Slagman ; nl
Bij de [[name|Lage Kamp]] staan twaalf koeien en een kassa. [[person|Hermien]] verkoopt ook op de markt in [[place|Twello]]. [[description|De ezel heet Napoleon]]. Er is subsidie van [[name|het Oranje Fonds]].

@ Restaurant Vroeg ; Bunnik ; Achterdijk 1 ; 3981 HA ; restaurantvroeg.nl ; dag@restaurantvroeg.nl ; 030 656 22 33 ; Lotje van Rees, Emiel Bogers ; nl
Ontbijten kan bij [[name|Vroeg]] al om zeven uur. De broodbakkerij heeft een eigen afrekening. [[person|Emiel]] en [[person|Lotje]] willen online bestellen voor afhalen. Bakkers beginnen om twee uur.

@ Restaurant Vroeg ; Bunnik ; Achterdijk 1 ; 3981 HA ; restaurantvroeg.nl ; dag@restaurantvroeg.nl ; 030 656 22 33 ; Lotje van Rees, Emiel Bogers ; nl
Op zaterdag doen we 800 couverts tussen de appelbomen. Onze buurman is [[name|Fruitbedrijf Kuylenburg]]. Fietsers komen van [[landmark|het jaagpad langs de Kromme Rijn]]. Betaal aan tafel is de wens.

@ Zwembad en Horeca De Golfslag ; Drachten ; Leerweg 6 ; 9203 TD ; golfslag-drachten.nl ; info@golfslag-drachten.nl ; 0512 541 320 ; Sjoukje Veenstra, Rinze Hoekstra ; nl
Sportfondsen deed het beheer, nu wij. [[person|Rinze]] is hoofd techniek. Abonnementen, zwemles en friet in één systeem. [[person|Sjoukje Veenstra (directeur)]] tekent. Onze gemeente is [[name|Smallingerland]].

@ Zwembad en Horeca De Golfslag ; Drachten ; Leerweg 6 ; 9203 TD ; golfslag-drachten.nl ; info@golfslag-drachten.nl ; 0512 541 320 ; Sjoukje Veenstra, Rinze Hoekstra ; nl
Elk kind krijgt een bandje van [[name|Zwemclub Orca]]. De glijbaan is [[only|de langste van Friesland]]. Bezoekersaantallen gaan naar [[name|KNZB]]. Zwemles-ouders willen een app met voortgang.

@ Streetfoodhal Het Warenhuis ; Axel ; Noordstraat 11 ; 4571 GA ; warenhuis-axel.nl ; hal@warenhuis-axel.nl ; 0115 561 880 ; Bram Dieleman, Eveline de Feijter ; nl
Tien ondernemers, één kassasysteem en één afwas. Met [[person|B. Dieleman]] is afgesproken dat huur wordt ingehouden op de omzet. [[name|'t Warenhuis]] is open van woensdag tot zondag.

@ Streetfoodhal Het Warenhuis ; Axel ; Noordstraat 11 ; 4571 GA ; warenhuis-axel.nl ; hal@warenhuis-axel.nl ; 0115 561 880 ; Bram Dieleman, Eveline de Feijter ; nl
Vergaderen doen wij op [[street|Noordstraat elf]] boven de vishandel. Onze huurders: [[name|Bao Bae]], [[name|Frituur Mieke]] en [[name|Taco Loco]]. [[person|De Feijter]] wil per ondernemer een dagstaat. Vlaamse gasten betalen met Payconiq.

@ Partyschip Zeemeeuw ; Dordrecht ; Wolwevershaven 30 ; 3311 AV ; partyschip-zeemeeuw.nl ; varen@partyschip-zeemeeuw.nl ; 078 613 31 30 ; Gerrit Labrijn, Joke Labrijn ; nl
Het schip vaart met 250 gasten en één pin-terminal. [[person|Schipper Gerrit]] leest de planning van een krijtbord. Offertes maakt [[person|Joke]]. Wij meren aan [[landmark|waar drie rivieren samenkomen]].

@ Partyschip Zeemeeuw ; Dordrecht ; Wolwevershaven 30 ; 3311 AV ; partyschip-zeemeeuw.nl ; varen@partyschip-zeemeeuw.nl ; 078 613 31 30 ; Gerrit Labrijn, Joke Labrijn ; nl
[[event|Dordt in Stoom]] is ons beste weekend. De [[name|MPS Zeemeeuw]] is gekeurd door ILT. Scheepspapieren liggen bij [[name|notaris Van Haaften]]. Muziek via Spotify Business, licht via DMX.

@ Landal-achtig Park Bosrijk ; Norg ; Eenerstraat 57 ; 9331 HB ; bosrijk-norg.nl ; park@bosrijk-norg.nl ; 0592 612 700 ; Alie Zandvliet, Marten Kroeze ; nl
Park van 180 bungalows, onderdeel van [[chain|RCN]]. [[person|Kroeze]] en [[person|Zandvliet]] hebben tegengestelde wensen. Schoonmaak gebeurt door [[name|Hago]]. De receptie draait op Maxxton.

@ Landal-achtig Park Bosrijk ; Norg ; Eenerstraat 57 ; 9331 HB ; bosrijk-norg.nl ; park@bosrijk-norg.nl ; 0592 612 700 ; Alie Zandvliet, Marten Kroeze ; nl
Wie [[place|Norg]] kent, kent ons zwembad met golfslag. Fietsverhuur zit bij [[name|Rijwielhandel Boer]]. De parkwinkel is een [[chain|Coop]]. In de app willen we bingo, menukaart en storingen melden.

@ Wereldrestaurant Azië ; Veenendaal ; Kerkewijk 65 ; 3901 ED ; azie-veenendaal.nl ; reserveer@azie-veenendaal.nl ; 0318 521 688 ; Wei Chen, Anja Schuurman ; nl
[[person|Mevrouw Chen]] spreekt Kantonees en wil schermen in het Chinees. Wokrestaurants hebben een tijdslimiet per tafel. [[person|Anja]] doet de gastenlijst. Zakelijk eten hier mensen van [[chain|DSM]] en [[chain|SKF]].

@ Wereldrestaurant Azië ; Veenendaal ; Kerkewijk 65 ; 3901 ED ; azie-veenendaal.nl ; reserveer@azie-veenendaal.nl ; 0318 521 688 ; Wei Chen, Anja Schuurman ; nl
[[name|Azie]] zit in het oude pand van de [[chain|HEMA]]. Kom je uit [[place|Rhenen]], dan is het tien minuten. Sojasaus van Kikkoman staat op elke tafel. Drank komt van Heineken.

@ Kasteelhotel Slangenburg ; Doetinchem ; Kasteellaan 2 ; 7004 JK ; kasteel-slangenhof.nl ; verblijf@kasteel-slangenhof.nl ; 0314 298 212 ; Broeder Lucas, Els Wassink ; nl
[[person|Broeder Lucas]] beheert de kamers en [[person|Els]] de keuken. Er is geen televisie en dat blijft zo. [[description|Gasten eten in stilte met de monniken]]. Wij willen facturen op naam van parochies.

@ Kasteelhotel Slangenburg ; Doetinchem ; Kasteellaan 2 ; 7004 JK ; kasteel-slangenhof.nl ; verblijf@kasteel-slangenhof.nl ; 0314 298 212 ; Broeder Lucas, Els Wassink ; nl
Eigenaar van het gebouw is [[name|Staatsbosbeheer]]. Bij de [[name|Benedictijnen]] ligt het archief. Reserveringen komen per brief, via [[email|verblijf(a)kasteel-slangenhof.nl]] of door aan te bellen.

@ Bakkerscafé Desem ; Wageningen ; Hoogstraat 44 ; 6701 BV ; bakkerscafe-desem.nl ; brood@bakkerscafe-desem.nl ; 0317 412 009 ; Imke Tolsma, Ruud Gosselink ; nl
Studenten van de [[name|WUR]] eten hier met korting. [[person|Ruud]] bakt, [[person|Imke Tolsma]] verkoopt. [[name|Desem]] heeft twee filialen. Derving en productieplanning zijn het belangrijkste. Meel van [[name|Zeeuwse Vlegel]].

@ Bakkerscafé Desem ; Wageningen ; Hoogstraat 44 ; 6701 BV ; bakkerscafe-desem.nl ; brood@bakkerscafe-desem.nl ; 0317 412 009 ; Imke Tolsma, Ruud Gosselink ; nl
Het oudste filiaal zit aan [[street|de Hoogstraat]], het nieuwe in [[place|Renkum]]. Weeg- en etiketteersysteem van Mettler Toledo. Wij draaien op LINDA en SnelStart. Oven: Miwe. Kneder: Diosna.

@ Schouwburgcafé Applaus ; Assen ; Weiersstraat 1 ; 9401 ET ; applaus-assen.nl ; bar@applaus-assen.nl ; 0592 311 500 ; Harm Eleveld, Noortje Buiter ; nl
In de pauze hebben we achttien minuten. [[person|HARM ELEVELD]] wil voorbestellen via een link op het ticket. [[name|DNK]] is onze partner. Bonnen voor artiesten gaan op de productie.

@ Schouwburgcafé Applaus ; Assen ; Weiersstraat 1 ; 9401 ET ; applaus-assen.nl ; bar@applaus-assen.nl ; 0592 311 500 ; Harm Eleveld, Noortje Buiter ; nl
[[person|Noortje]] plant 40 studenten. [[event|Tijdens de TT-nacht]] zijn wij het enige café dat dicht is. De kassa hangt aan het programma van de schouwburg: Yesplan en Itix.

@ Rederij en Brasserie Windkracht ; Lauwersoog ; Haven 9 ; 9976 VN ; windkracht-haven.nl ; vis@windkracht-haven.nl ; 0519 349 000 ; Siemen Bos, Truida Wiersma ; nl
Vis van de afslag, robben kijken en een brasserie. [[person|Siemen]] vaart en [[person|Truida]] bakt. Tickets verkopen we via een eigen site van [[name|Webbureau Noorderlicht]]. Het meetpunt van [[name|Wagenborg]] is naast ons.

@ Rederij en Brasserie Windkracht ; Lauwersoog ; Haven 9 ; 9976 VN ; windkracht-haven.nl ; vis@windkracht-haven.nl ; 0519 349 000 ; Siemen Bos, Truida Wiersma ; nl
Windkracht 6 en meer: dan vaart er niemand. [[initials|T.W.]] houdt de logboeken bij. [[description|Zeehonden uit de opvang worden bij ons losgelaten]]. Adres voor navigatie: [[street|Haven 9]], bij de witte loods.

@ Budgethotel Easy Bed ; Schiphol ; Evert van de Beekstraat 4 ; 1118 CL ; easybed-airport.com ; frontdesk@easybed-airport.com ; 020 316 40 00 ; Dylan Hoek, Priya Sharma ; en
Crew of [[chain|KLM]] and [[chain|Transavia]] stay here every night. [[person|Priya]] runs the front desk. We need a PMS with kiosk check-in, mobile keys and invoicing to airlines. Shuttle times come from [[place|Schiphol]].

@ Budgethotel Easy Bed ; Schiphol ; Evert van de Beekstraat 4 ; 1118 CL ; easybed-airport.com ; frontdesk@easybed-airport.com ; 020 316 40 00 ; Dylan Hoek, Priya Sharma ; en
[[name|Easy Bed]] is owned by [[name|Hoek Hospitality]]. Rooms look out on [[landmark|runway 18R]]. We compared Mews, Apaleo and Opera Cloud. Cash is not accepted, and the bar is a vending machine.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Een Saladebar, een Broodjeslijn en een Koffiecorner: drie kassapunten. De Dagschotel wisselt. Medewerkers pinnen met hun Personeelspas, gasten met Maestro of Visa. BTW 9 en 21 procent.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Na de workshop Design Thinking kwamen drie Persona's naar voren: de Haastige, de Genieter en de Planner. De Customer Journey begint bij Google Maps. Wij noemen dit project Vliegwiel.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Kleding, sleutels en laptops worden uitgeleend. Het Leenformulier wordt getekend. Bij uitdiensttreding moet HR een Checklist krijgen. De Arbodienst heeft zelf een portaal; VerzuimXpert bijvoorbeeld.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Leveranciers die we spraken: Lightspeed, Untill, Trivec, Vectron, MplusKASSA en Booq. Twee vielen af op prijs. Eén kon geen Duits. Referenties van drie vergelijkbare zaken horen bij de offerte.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
[[person|Dijkema]] vroeg om een proefperiode. [[person|Wiersma]] stuurt de facturen pas na het weekend door en [[person|Yilmaz]] betaalt ze.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
De inkoop ligt bij [[person|Terpstra]], de verkoop bij niemand. Onze oprichter, [[person|wijlen Cor Beemster]], hield alles bij in schriften.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
[[person|Bregje]] en [[person|Ids]] willen in januari over. Een stagiaire, [[person|Lotte]], typt nu de kaart over.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
We hebben het pand overgenomen van [[person|Sjoerdsma]] en heten sindsdien [[name|Zilt]]. Daarvoor heette het [[name|De Pont]].

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Het bestelformulier van [[name|Vishandel Koelewijn]] moet ingelezen worden. Groente komt van [[name|Postuma]] en kaas van [[name|de Remeker]].

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Onze accountant is [[name|Flynth-dochter Alfa]]; contactpersoon daar is [[person|Marjon de Wit]].

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Wij zijn klant nummer [[number|20018834]] bij de groothandel. De sleutel ligt bij de buren op [[street|nummer 14b]].

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Kom gerust langs: [[street|Lange Nieuwstraat 8]], om de hoek bij [[landmark|de oude sterrenwacht]]. Parkeren kan in garage [[name|Springweg]].

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
[[name|Gasterij Het Raedthuys]] en [[name|Bistro Jopie]] zijn ook van ons. Daar staan nog kassa's uit 2011.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
In [[place|Oudega]] hebben we een werf, in [[place|Heeg]] het restaurant. Zeilers komen vooral uit [[place|Münster]] en [[place|Oldenburg]].

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
De gemeente [[place|Súdwest-Fryslân]] int de toeristenbelasting. Zeilschool [[name|De Groene Draeck]] huurt onze zolder.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Bezorgen doen wij tot [[place|Nieuw-Vennep]], [[place|Lisserbroek]] en [[place|Abbenes]]. Verder is te ver.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Eind mei sluit [[name|V&D-gebouw La Place]]. Wij nemen de koks over.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
[[chain|Van der Valk]] zit aan de overkant van de weg, [[chain|Postillion]] wat verderop. Wij moeten het hebben van service.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Vraag [[person|Hennie]] van de receptie maar hoe lang de nachtaudit duurt. Haar nummer is [[number|06 – 21 33 45 67]].

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Stuur de offerte naar [[email|directie@deoudewaag-gouda.nl]] en in cc naar [[email|j.v.vliet@hetnet.nl]].

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Foto's staan op [[website|www.landgoed-wolfslaar.nl/zalen]]. Het filmpje staat op het YouTubekanaal [[handle|WolfslaarTV]].

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Ons kenteken [[number|VX-482-T]] staat op de bus. De bus is van [[name|autobedrijf Tielemans]].

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Volgens [[person|Nienke Jorna]] van de [[name|Rabobank Heerenveen]] is er ruimte voor een lease.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Op [[event|Paaspop]] draaiden we twaalf bars. Met [[event|Lowlands]] erbij worden het er dertig.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
[[event|Concert at Sea]] is voor ons het hoogtepunt. Er zijn dan 400 tijdelijke krachten via [[name|uitzendbureau Walcheren]].

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Wij doen de horeca in [[name|het Máximapark]]. Het contract met de gemeente loopt tot 2031.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
[[name|Het Rieten Dak]] ([[place|Ermelo]]) was onze eerste zaak. [[name|Het Strodak]] kwam in 2016.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
De familie [[name|Van Oirschot]] bezit de grond. Pacht betalen we aan [[name|rentmeesterskantoor Noord]].

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Al onze recepten zijn van [[person|oma Truus]]. De kroketten heten naar haar.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
[[person|Dr. Ten Cate]] van de diëtetiek leest mee, net als [[person|zuster Alexia]].

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
In [[name|huize Avondrood]] koken we voor veertig bewoners, in [[name|De Wilgen]] voor zestig.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
[[name|GGZ Noorderhof]] en [[name|Lentis]] nemen maaltijden af. Zij betalen per portie.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
De heer en mevrouw [[person|Kortenhorst-Baars]] gaan in april stoppen. Hun zoon [[person|Joris]] neemt het over.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Wij heten officieel [[name|Exploitatiemij. Duinoord B.V.]], maar op de gevel staat iets anders.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Ondergetekende, [[person|M. Terlouw]], is tekenbevoegd. Getekend te [[place|Zierikzee]].

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Neem de afslag [[place|Lochem-Oost]], dan derde rechts. Je ziet vanzelf [[landmark|de rode silo's]].

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Met [[name|Camping Bakkum]] delen we de receptiesoftware. Hun beheerder heet [[person|Gerbrand]].

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Sinds de fusie met [[name|Careyn]] zijn er twee keukens. [[person|Ans vd Berg]] leidt beide.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Achter [[landmark|station Driebergen-Zeist]] bouwen we een tweede hotel, vijf verdiepingen.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Elke dinsdag vergadert [[name|de Lions]] in de achterzaal en de [[name|Rotary]] op donderdag.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Wij zijn groot fan van [[name|NAC]] en dat zie je aan de bar. Thuiswedstrijden zijn topdagen.

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
De tap is van Heineken, maar de huurbaas is [[name|Vastgoedfonds Altera]].

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Onze chef leerde het vak bij [[name|De Librije]] en daarna bij [[person|Sergio Herman]].

@ Onbekend ; Ergens ; Straat 1 ; 1000 AA ; onbekend.example ; a@onbekend.example ; 010 0000000 ; A B ; nl
Het vlees komt van [[name|slagerij Bouwmeester]] uit [[place|Ootmarsum]]; bestellen per sms naar [[person|Bouwmeester jr.]]
`
