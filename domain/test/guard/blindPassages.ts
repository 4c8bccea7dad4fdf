/** Of all trades, by two who had seen neither the guard nor the other sets. Measured by once, and learnt from since. */
export const blindPassages = `
@Hotel De Roskam;Ootmarsum;Walstraat 8;7631 BD;www.roskam-ootmarsum.example;receptie@roskam-ootmarsum.example;0541 555 208;Hennie Lohuis, Bart Lohuis
Goedemiddag, we werken nu met Mews maar het koppelen met de Booking-kalender gaat twee keer per week mis.
Mijn man [[entity|Bart]] doet de kamers, ik de rest. Lastig is dat kamer 7 nooit online mag, daar [[description|slaapt elke Pasen de oudste vlöggeler]] en dat staat in geen enkel systeem.
Verder: toeristenbelasting automatisch, nachtregister, en een kassa die op de kamer kan boeken.
Bellen kan na tweeën op [[entity|0541 555 208]].
@Zuivelhoeve Tjaarda;Oudega;Roundeel 14;9216 XB;www.tjaardazuivel.example;info@tjaardazuivel.example;0512 555 340;Sjoukje Tjaarda
Wat we zoeken is een klein ERP voor de kaasmakerij: batchregistratie, THT, HACCP-lijsten en facturen naar winkels.
Er liggen 640 kazen te rijpen [[description|in de oude kluis van het postkantoor]], dus de locatie per plank is belangrijk.
Exact Online houden we. Een scanner van Zebra hebben we al.
@Stichting Woonzorg Klaverblad;Dongen;Hoge Ham 61;5104 JC;www.klaverbladzorg.example;ict@klaverbladzorg.example;0162 555 117;Mirjam van Gils
Samenvatting overleg ECD, 12 maart.
1. ONS van Nedap voldoet, maar de planning van flexkrachten loopt via Excel.
2. Wens: roosteren volgens CAO VVT, ruilen via app, koppeling AFAS Profit.
3. Medicatie: toedienregistratie met dubbele controle, koppeling apotheek.
4. AVG en NEN 7510 aantoonbaar, SSO via Entra ID.
5. Budget circa 40.000 euro per jaar, ingang 1 januari.
@Museum De Tabaksdroger;Amerongen;Drostestraat 22;3958 BK;www.tabaksdroger.example;balie@tabaksdroger.example;0343 555 901;Wim Jochems, Clara Huisinga
Beste mensen van het kenniscentrum,
Onze collectie staat in Adlib, nog versie 4, en de vrijwilliger die dat kon is overleden. Nu zit [[entity|Clara]] er met de handen in het haar.
Er zijn 3.100 objecten, waarvan de helft [[description|sigarenbandjes van één enkele tandarts]]. Die moeten wel per stuk beschreven blijven.
Kan een collectiesysteem ook kaartverkoop? Onze zolder is trouwens [[description|alleen met een ladder bereikbaar]], dus wifi is daar een punt.
@v.v. De Zwaluwen '31;Wehl;Koksgoed 3;7031 AA;www.zwaluwen31.example;secretaris@zwaluwen31.example;0314 555 772;Gerrit Heijnen
Hoi, wij zoeken wat anders voor de ledenadministratie dan Sportlink alleen, vooral voor de bardiensten en de sponsors.
De kantine draait op vrijwilligers, 84 man in de app-groep en dan nog weet niemand wie zondag staat.
Sinds [[description|onze keeper bij de rust trouwde op de middenstip]] krijgen we veel aanvragen voor feesten, dus zaalverhuur graag erbij.
Groet [[entity|Gerrit]], penningmeester [[entity|Zwaluwen]]
@Basisschool Het Kompas;Zierikzee;Lange Blokweg 19;4301 NX;www.kompas-zierikzee.example;directie@kompas-zierikzee.example;0111 555 430;Joke Boogert
Vraag aan leveranciers: wij gebruiken ParnasSys als leerlingadministratie en Parro voor oudercontact.
Gezocht wordt een systeem voor tussenschoolse opvang, inclusief incasso van de ouderbijdrage via Mollie en een overzicht per groep.
Koppeling via UWLR is gewenst. De hosting moet in de EU staan en een verwerkersovereenkomst volgens het Privacyconvenant is vereist.
@Jachthaven Het Anker;Terherne;Buorren 101;8493 LD;www.ankerterherne.example;haven@ankerterherne.example;0566 555 266;Durk Wiersma, Anneke Wiersma
Ja hallo met [[entity|Durk]], ik spreek dit effe in want typen dat wordt niks.
Wij hebben 210 ligplaatsen en een winterstalling en de kranen, en dat gaat allemaal op een bord met haakjes. Dat bord heeft mijn opa [[description|van het luik van een vergane skûtsje]] gemaakt, dus dat blijft hangen, maar 't moet ook in de computer.
Passanten willen betalen met de telefoon. En stroom per kWh graag.
O ja en in januari kan ik niet want dan [[description|leg ik de schaatsbaan om het eiland uit]].
@Dierenpark Hoenderloo-Zuid;Beekbergen;Kaapbergweg 5;7361 TX;www.dphz.example;beheer@dphz.example;055 555 6120;Lotte Peeters
We look for an animal record system next to ZIMS, mainly for feed stock and vet invoices.
Our keepers write on paper because gloves and tablets do not mix, especially [[description|in the tunnel under the otters' frozen river]].
Ticketing runs on Recreatex. Annual passes should work at [[entity|the Beekbergen gate]] as well as online.
Last year's flood of orders after [[description|our tapir walked into the supermarket]] took the shop down for two days.
@Protestantse Gemeente Sleen;Sleen;Brink 12;7841 CG;www.pgsleen.example;kerkrentmeester@pgsleen.example;0591 555 038;Roelof Eising
Geachte heer, mevrouw,
De kerkrentmeesters zoeken een pakket voor kerkbalans, grafadministratie en verhuur van het zalencentrum. LRP blijft voor de ledenregistratie.
De grafadministratie omvat 1.450 graven, deels op kaart. Een plattegrond waarop men kan klikken zou mooi zijn.
Wel is het zo dat [[description|de toren nog altijd van de schutterij is]], zodat de verhuur ervan over hun rekening loopt.
Hoogachtend, [[entity|R. Eising]]
@Slagerij Vercauteren;Lochristi;Dorp-West 44;9080;www.vercauterenvlees.example;bestel@vercauterenvlees.example;09 555 41 77;Dirk Vercauteren
Wij zoeken een kassasysteem met weegschaal, Bizerba als het kan, en een webshop voor feestdagen.
De vitrine is acht meter, met kerst 900 bestellingen op drie dagen, en de GKS moet in orde zijn.
Mijn vrouw wil etiketten met allergenen automatisch. Ik wil vooral geen abonnement van 300 euro per maand.
@Theater De Lantaarn;Hellevoetsluis;Oostkade 9;3221 AK;www.lantaarntheater.example;kassa@lantaarntheater.example;0181 555 619;Esmee van Driel, Koos Lagendijk
Notulen, punt 4, ticketing.
[[entity|Esmee]] vindt Ticketmatic te duur, [[entity|Koos]] wil weg van Stager. Voor de planning is Yesplan bekeken.
Bijzonderheid: het publiek zit [[description|in een droogdok, onder zeeniveau]], en [[description|bij springtij moet een voorstelling binnen een uur te verzetten zijn]] met bericht aan alle kopers.
Actie: drie demo's voor de zomer.
@Fruitbedrijf Van Ooijen;Tricht;Lingedijk 77;4196 HB;www.vanooijenfruit.example;kantoor@vanooijenfruit.example;0345 555 814;Theo van Ooijen
Registratie van bespuitingen, oogst per perceel, GlobalGAP en Planet Proof. Nu Agromanager, maar die stopt.
Ook een urenregistratie voor 60 Polen en Roemenen in de pluk, met taalkeuze op de telefoon.
Koelcellen ULO, sorteren op de Greefa, palletetiketten GS1. Verkoop via de coöperatie dus facturen maken we bijna niet.
Prijsindicatie graag per jaar en niet per gebruiker.
@Boekwinkel Letterlust;Doesburg;Koepoortstraat 31;6981 AR;www.letterlustdoesburg.example;hallo@letterlustdoesburg.example;0313 555 482;Femke Rougoor
Ik run [[description|een boekwinkel plus wijnbar]], ja echt in dezelfde ruimte, en dat is voor elke kassaleverancier een drama.
BTW 9 en 21 door elkaar, CB-bestellingen, cadeaubonnen van de boekenbon en borrelplankjes.
Klanten kunnen hier ook [[description|een nacht blijven slapen tussen de reisgidsen]], dus eigenlijk heb ik ook een mini-PMS nodig haha.
groetjes [[entity|Fem]] ([[entity|@letterlustfem]])
@Camping & Zorgboerderij De Ruige Weide;Ruurlo;Wildpad 4;7261 KT;www.ruigeweide.example;info@ruigeweide.example;0573 555 093;Ilse Wentink, Jan Wentink
Wat wij willen in één lijstje:
- dagbesteding registreren voor 22 deelnemers, WMO en WLZ, declareren via VECOZO
- reserveringen camping, 40 plekken, nu in Booking Experts proefversie
- rooster van begeleiders
- melklijsten, want [[description|onze deelnemers melken ezels voor een zeepmaker]]
Niet te veel knoppen. [[entity|Jan]] is kleurenblind.
@Bakkerij Stoute Jongens;Tilburg;Korvelseweg 150;5025 JL;www.stoutejongens.example;deeg@stoutejongens.example;013 555 7730;Youssef Amrani
Wij leveren aan 46 horecazaken en drie eigen winkels. Bestellingen komen binnen via WhatsApp, mail en een briefje onder de deur.
Zoeken: orderverwerking met productielijst, pakbon per route en facturatie naar Moneybird.
Alle bakkers zijn [[description|ex-gedetineerden uit hetzelfde praktijkproject]], dus schermen met plaatjes in plaats van lappen tekst.
Proefbestelling kan via [[entity|deeg@stoutejongens.example]].
@Bioscoop Luxor Hoek;Hoek van Holland;Prins Hendrikstraat 180;3151 AS;www.luxorhoek.example;film@luxorhoek.example;0174 555 360;Marcel Storm
Bioscoopsysteem gezocht, twee zalen, 230 stoelen. Kaartverkoop online met stoelkeuze, abonnement Cineville, DCP-planning en snacks in één kassa.
Afrekening met filmdistributeurs per week automatisch, plus BUMA-opgave.
Vista is te groot voor ons. Veezi hebben we bekeken, dat kan nog geen iDEAL met QR.
Kiosk is leuk maar hoeft niet.
@Zeilschool De Kluiver;Loosdrecht;Oud-Loosdrechtsedijk 204;1231 NG;www.kluiverzeilen.example;kamp@kluiverzeilen.example;035 555 2941;Puck Visscher
hee! we zoeken een boekingssysteem voor zeilkampen, ongeveer 1800 kids per zomer, met dieetwensen en zwemdiploma's en wie bij wie in de tent wil
nu google forms + tranen
instructeurs moeten zelf beschikbaarheid doorgeven, CWO niveaus erbij
ons ding is dat [[description|de laatste avond iedereen met kleren aan naar huis zwemt]] en dat de ouders daar een apart akkoord voor moeten geven, dus digitaal tekenen aub
xx [[entity|Puck]]
@Voedselbank Kempenrand;Bladel;Sniederslaan 87;5531 EH;www.vbkempenrand.example;coordinator@vbkempenrand.example;0497 555 206;Toon Liebregts
Wij helpen per week 190 gezinnen. Voorraad, intake en uitgifte zijn nu drie losse Excelbestanden.
De intakers zijn zelf oud-klanten. Privacy weegt zwaar, dus rollen en logging.
Een grote gever is [[entity|Van der Sanden]], die brengt elke vrijdag de restpartijen, en [[description|het varken van de burgemeester]] eet wat overblijft. Dat laatste mag niet in het jaarverslag, wel in de balans.
@Restaurant Vuur & Zout;Westkapelle;Zuidstraat 90;4361 AH;www.vuurenzout.example;reserveren@vuurenzout.example;0118 555 174;Lieven De Pauw
Reserveringen via Zenchef, kassa Lightspeed, personeel in Shiftbase. En niets praat met niets.
Zoek iemand die dit aan elkaar knoopt of vervangt.
Voorraad is bij ons geen inkooplijst maar het weer: wat [[description|de strandjutter om vier uur voor de deur legt]], staat om zes uur op de kaart. Menukaart moet dus in twee minuten om.
[[entity|Lieven]], chef, [[description|vroeger lichtwachter op de toren achter de zaak]]
@Openbare Bibliotheek Eemrand;Bunschoten;Broerswetering 20;3752 AM;www.eemrandbieb.example;info@eemrandbieb.example;033 555 4408;Nel Koelewijn
De bibliotheek zoekt een CRM voor vrienden en donateurs, naast Wise. Ongeveer 9.000 contacten, nieuwsbrief via Mailchimp of iets dergelijks, SEPA-incasso en een koppeling met Twinfield.
Toegankelijkheid volgens WCAG 2.1 AA is een eis. De leverancier is ISO 27001 gecertificeerd.
Offertes ontvangen wij in PDF, uiterlijk 30 september.
@Imkerij Heidezoem;Ede;Zecksteeg 6;6718 TZ;www.heidezoem.example;honing@heidezoem.example;0318 555 062;Aart van de Brandhof
Mooi hoor zo'n webshop van Shopify maar bij mij klopt de voorraad nooit want honing krijg je niet op bestelling.
'k Heb 130 kasten op negen plekken, waarvan twaalf [[description|op het dak van de schietbaan]].
Wil graag per pot kunnen zien uit welke kast en welke week, met een QR'tje. Klanten vinden dat prachtig.
Ik ben te vinden op de markt bij [[entity|de Oude Kerk]], zaterdags.
@Tuincentrum Groenrijck;Hoogeveen;Toldijk 18;7901 TA;www.groenrijck-hgv.example;admin@groenrijck-hgv.example;0528 555 733;Alie Mulder
Ons ERP (Microsoft Dynamics NAV 2013) moet vervangen worden. Wij draaien 6 miljoen omzet, 4.800 m2 verkoop, 11 kassa's.
Eisen: EDI met de kwekers volgens Floricode, klantenkaart, seizoensprognose, plantenpaspoort, loonbedrijf via Nmbrs.
Go-live niet tussen maart en juni.
Graag referenties van vergelijkbare tuincentra in de mail zetten.
@Brouwerij De Doofpot;Wormer;Zandweg 33;1531 AM;www.doofpotbier.example;brouw@doofpotbier.example;075 555 9214;Sander Kuyper, Noor Kuyper
Accijnsaangifte is onze grootste ergernis. Wij brouwen 1.200 hl per jaar, EMCS-berichten doen we met de hand in de portal van de douane.
Gevraagd: brouwerij-ERP met receptuur, tankplanning, fustenregistratie, statiegeld.
Eén recept valt buiten alles, dat gist [[description|op de schil van Zaanse mosterdzaadjes]] en [[description|duurt 400 dagen]], dus een planning per week volstaat niet.
[[entity|Noor]] doet de boeken in SnelStart.
@Stadsboerderij Wilgenhof;Mechelen;Stuivenbergbaan 112;2800;www.wilgenhofmechelen.example;boer@wilgenhofmechelen.example;015 55 62 19;Griet Somers
Dag allemaal, wij zijn een CSA met 420 oogstaandelen en zoeken een deftig ledenbeheer.
Mensen betalen in schijven, sommigen met maaltijdcheques, en wie komt wieden krijgt korting. Dat rekenen we nu met turven op een plank.
Het veld ligt [[description|tussen de twee rijvakken van de autosnelwegoprit]] en wie te laat is moet omrijden, dus een sms als de poort dichtgaat zou tof zijn.
Vriendelijke groet, [[entity|Griet]]
@Scouting Jan van Hoof;Nijmegen;Weg door Jonkerbos 55;6532 SW;www.janvanhoofgroep.example;bestuur@janvanhoofgroep.example;024 555 7781;Rik Derksen
Ledenadministratie loopt via Scouts Online, dat blijft. Wij zoeken vooral iets voor verhuur van het clubhuis en het materiaal: tenten, pionierpalen, kano's.
Met borg, schade en een agenda die de leiding op de telefoon ziet.
Boekhouder is een vader met weinig tijd. Contributie per kwartaal met incasso.
Wat kost zoiets en kan het gratis voor vrijwilligers?
@Koninklijke Muziekvereniging Concordia;Eijsden;Diepstraat 40;6245 BL;www.concordia-eijsden.example;secretariaat@concordia-eijsden.example;043 555 0182;Jos Huijnen, Lei Pinckaers
Bestuursvergadering, rondvraag.
[[entity|Lei]] meldt dat er van de 212 instrumenten 31 zoek zijn. Voorstel: een inventaris met streepjescode en uitleenbon.
Ook bladmuziek digitaal, met rechten.
De uniformen apart, die zijn nog [[description|genaaid uit het doek van een luchtballon]] en mogen niet in de gewone was.
Secretaris vraagt offerte bij minstens drie leveranciers en meldt dat [[entity|de Bronk]] voorgaat op alle demo-data.
@Speelgoedzaak Tolletje;Gorinchem;Arkelstraat 58;4201 KE;www.tolletje.example;winkel@tolletje.example;0183 555 291;Petra Blom
Ik zoek een kassa met voorraad en koppeling naar Bol en mijn eigen WooCommerce. 7.000 artikelen, EAN, seizoenswissel in oktober.
Leveranciers sturen hun artikelbestand in Excel en dat moet er zo in.
Pinnen met CCV. Ik ben alleen in de zaak, dus hulp op zaterdag is een vereiste.
Liever geen contract van drie jaar.
@Zorggroep Maasduinen;Well;Grotestraat 15;5855 AL;www.zgmaasduinen.example;bedrijfsvoering@zgmaasduinen.example;0478 555 640;Carla Smits
Wij hebben vier kleinschalige huizen voor mensen met dementie. Het vierde huis is [[description|een omgebouwde binnenvaarder met een echte stuurhut]], bewoners denken dat ze varen en dat willen we zo houden.
Nu het praktische: ECD, domotica, een familieportaal en voedingslijsten.
Caren is geprobeerd, de familie vond het te kaal.
Contact: [[entity|Carla Smits]], niet op woensdag.
@Watersportvereniging Oostvaarder;Lelystad;Houtribweg 12;8243 PR;www.wsvoostvaarder.example;haven@wsvoostvaarder.example;0320 555 518;Ben Tromp
ligplaatsenbeheer + toegangspasjes + stroomzuilen, 480 boten
e-Captain nu, te traag en export kan alleen in csv zonder kolomnamen
boxen die leeg zijn moeten naar passanten, liefst via een app zoals Go Marina
werkuren van leden (8 uur p.j.) afkopen of inplannen
wie heeft ervaring??
@Kasteel Groot Hoenlo;Olst;Hoenloweg 2;8121 DS;www.groothoenlo.example;events@groothoenlo.example;0570 555 843;Diederik van Haersma
Geachte adviseur, ons huis leeft van bruiloften, circa 70 per jaar, en van jacht en bos.
Wij zoeken een offertesysteem met draaiboek, zaalbezetting en deelbetalingen.
Let wel: de trouwzaal mag slechts zo lang bezet zijn als [[description|de vleermuizen in de schoorsteen het toelaten]], van mei tot augustus sluiten wij om tien uur.
Mijn grootmoeder heeft [[description|de inboedel bij een kaartavond verspeeld]], sindsdien huren wij het meubilair; ook dat dient in de kosten.
[[entity|D. v. H.]]
@Atelier Kaarsrecht;Gouda;Turfmarkt 66;2801 HC;www.kaarsrecht.example;maken@kaarsrecht.example;0182 555 077;Hanneke Both
Wij zijn een [[description|sociale werkplaats die kaarsen giet]] voor webwinkels en voor twee ketens.
Productieorders, grondstoffen (was, lont, glas) en verzenden met MyParcel zijn nu losse dingen.
Een begeleider moet per medewerker kunnen zien wat iemand aankan, zonder dat het een dossier wordt.
De gemeente vraagt per kwartaal een loonwaarderapport. Odoo misschien?
@Basisschool De Vlinderboom;Oostduinkerke;Leopold II-laan 201;8670;www.vlinderboom-ok.example;directie@vlinderboom-ok.example;058 55 30 14;Ann Verhaeghe
We gebruiken Smartschool en Wisa, maar de refter en de opvang factureren we met de hand.
Elke dinsdag gaan de oudsten [[description|met de paarden garnalen vissen voor de schoolsoep]], en die uren moeten als les geteld worden, de inspectie vraagt daar een bewijs van.
Liefst een app waar ouders saldo opladen. Scannen met een badge aan de poort.
Mvg, [[entity|juf Ann]]
@Slow Hotel Het Veerhuis;Wamel;Waalbandijk 5;6659 KA;www.hetveerhuiswamel.example;slaap@hetveerhuiswamel.example;0487 555 310;Marloes Kersten
[[description|Typ dit op de pont]], dus kort. Elf kamers. Cloudbeds opgezegd per 1 mei.
Gasten krijgen van ons [[description|geen wifi, geen tv]], en [[description|ze leveren bij aankomst hun horloge in]]. Daarom moet álle communicatie vóór de komst: mails, betaling, dieet, aankomsttijd.
Goede channelmanager is dus niet zo van belang, gewoon eigen site.
[[entity|Marloes]] / [[entity|slaap@hetveerhuiswamel.example]]
@Kwekerij De Gouden Knol;Anna Paulowna;Molenvaart 301;1761 AG;www.goudenknol.example;office@goudenknol.example;0223 555 195;Cor Bakker
Bollenkwekerij, 90 ha tulp en hyacint, export naar 22 landen.
Pakket moet kunnen: partijen volgen, ruiming, BKD-keuring, fytosanitair via e-CertNL, cellen met ethyleenmeting, contracten in dollars.
We gaan van Agrovision weg. Kostprijs per kuub is ons belangrijkste cijfer en dat komt nu uit een schrift.
Planning juni rooien dus voor mei graag.
@Parochie Sint-Gummarus;Wagenberg;Dorpsstraat 38;4845 CG;www.gummarusparochie.example;parochie@gummarusparochie.example;076 555 2219;Pastoor Van Dongen
Beste, het gaat om de misintenties, de collectes en het kerkhof. Alles in kaartenbakken.
Wie belt krijgt de huishoudster. [[entity|Riet]] weet alles uit haar hoofd maar is 83.
In de pastorie is een [[description|missiemuseum met twaalf opgezette krokodillen]], en scholen reserveren daar ook bezoek voor, graag in één agenda.
Onze bisschop schrijft Kerkadmin voor maar wat kan er naast?
@Kaasboerderij Het Groene Woud;Sint-Oedenrode;Sonseweg 29;5491 RT;www.kaasgroenewoud.example;boerin@kaasgroenewoud.example;0413 555 871;Wilma van den Oever
Het is zo: ik maak kaas van 70 koeien en ik verkoop hem in de automaat aan de weg.
De automaat is van Roesler en geeft een csv op usb. Die wil ik in de boekhouding krijgen zonder overtikken.
Daarbij THT op etiket, NVWA-papieren, en een lijst van wie wat bestelt met kerst.
Mijn dochter zegt Odoo, mijn man zegt een schrift.
@Handbalclub Arena 76;Geleen;Kummenaedestraat 90;6165 BX;www.arena76.example;leden@arena76.example;046 555 3367;Marion Deckers
We wille graag een systeem voor trainingsschema's en zaalverdeling met de gymzaal en ook voor vervoer naar uitwedstrijden.
[[entity|Sjang]] rijdt al dertig jaar met [[description|een afgekeurde lijkwagen vol kinderen]] naar de toernooien en die wil nu ook een app zegt ie.
Contributie in drie keer, jeugdfonds apart. Nu AllUnited.
Sorry voor de taalfouten, [[entity|Marion]] van [[entity|Arena]]
@Kinderboerderij 't Geitenpad;Purmerend;Flevostraat 255;1442 PX;www.geitenpad.example;post@geitenpad.example;0299 555 488;Tineke Ruiter
Vrijwilligersplanning, dierregistratie (I&R bij RVO), verjaardagsfeestjes boeken en een pinapparaat voor het ijs.
Subsidie van de gemeente betekent elk jaar een verantwoording per uur en per dier.
Wij hebben 55 vrijwilligers en 2,4 fte. Het budget is laag: 1.500 euro per jaar.
Kan zoiets in één pakket of worden het er toch weer vier?
@Rederij Zuiderdiep;Harlingen;Noorderhaven 71;8861 AL;www.rederijzuiderdiep.example;vaart@rederijzuiderdiep.example;0517 555 602;Klaas Postma, Merel Postma
Subject: booking system for traditional ships
We charter three vessels, among them [[entity|De Goede Verwachting]], to schools and companies from April to October.
Availability is in a shared Outlook calendar, contracts in Word, crew hours nowhere at all.
The skippers still settle disputes over dates [[description|by tossing a wooden clog off the mast]], and the loser brings the crew cake, but the office would rather have software.
Regards, [[entity|Merel]]
@Museumboerderij Ot en Sien;Orvelte;Dorpsstraat 3;9441 PD;www.otensienorvelte.example;info@otensienorvelte.example;0593 555 140;Jantje Hoving
Klein museumpje, 14 vrijwilligers, 9.000 bezoekers. Kaartjes nu uit een rolletje.
We willen museumkaart scannen, een webwinkel en een rooster.
In de stal staat [[description|een koets waar nog kogelgaten in zitten van de kabinetscrisis]], die wordt apart verhuurd voor films en daarvoor moet ook een agenda.
Mijn kleinzoon beheert de pc, wachtwoord is bij hem bekend. Adres: [[entity|Dorpsstraat 3]].
@Chocolaterie Ganache;Diest;Botermarkt 17;3290;www.ganachediest.example;praline@ganachediest.example;013 55 70 28;Katrien Mertens
Wij maken pralines met zes man. Productieplanning voor Pasen en Sinterklaas is een ramp, we zitten altijd met te veel of te weinig.
Gewenst: receptuur met allergenen, lotnummers, FAVV-traceerbaarheid, webshop met afhaalmoment, levering met bpost.
Kassa is een Odoo 14 van een vorige leverancier die niet meer antwoordt.
Wij betalen graag iets meer voor wie Nederlands spreekt en terugbelt.
@Zwembad De Kikker;Nieuw-Vennep;Händellaan 9;2151 PM;www.zwembaddekikker.example;zwemles@zwembaddekikker.example;0252 555 944;Ruud Hesseling
Aanvraag pakket zwemlesadministratie: 1.600 kinderen, wachtlijst, voortgang per kind, diplomazwemmen, incasso, toegangspoort van Gantner.
Huidig pakket: Recreatex, contract loopt af in december.
Leerlingvolgsysteem moet op een waterdichte tablet bruikbaar zijn. NRZ-licentie.
Verhuur van baanuren aan verenigingen mag in dezelfde planning.
@Stichting Stoomtrein Kanaalzone;Sas van Gent;Westkade 112;4551 CK;www.stoomkanaalzone.example;rijden@stoomkanaalzone.example;0115 555 380;Frans de Nijs
Wat moet het pakket kunnen, naar de mening van de werkgroep:
Onderhoud per locomotief met keuringen; personeelsrooster met bevoegdheden (machinist, stoker, conducteur); kaartverkoop met diner.
De trein stopt op een halte die [[description|officieel in twee landen tegelijk ligt]] en dus is de BTW een hoofdstuk apart.
Loc 7, bijgenaamd [[entity|Zwarte Sien]], telt als monument.
@IJssalon Gelatino;Valkenswaard;Markt 20;5554 CB;www.gelatino-vkw.example;ijs@gelatino-vkw.example;040 555 1263;Enzo Battistella
Ciao, ik ben [[entity|Enzo]]. Mijn kassa is kapot gegaan op de warmste dag.
Ik zoek kassa met bestelzuil, voorraad van bakken, en personeelsplanning voor scholieren van 15 die niet na zeven mogen.
Elke winter ga ik terug naar [[entity|Zoldo]] en dan moet alles stil staan zonder te betalen.
Wij doen ook [[description|de ijstaart voor de reünie van de sigarenmakers]], bestelling op papier.
@Landgoed Winery De Apostelhoeve-Oost;Gulpen;Euverem 11;6271 PK;www.wijngoedeuverem.example;wijn@wijngoedeuverem.example;043 555 2904;Mathieu Hulst
Onze wijngaard telt vijf hectare en een proeflokaal. We willen af van de losse Excel voor percelen, vaten en flessen.
Accijns, e-AD, etiketten per jaargang, verkoop aan horeca en een club van wijnvrienden met automatische incasso.
Vorig jaar liep de oogst mis toen [[description|een kudde processieschapen de auxerrois opat]], de verzekering wilde cijfers per rij en die hadden we niet.
Groeten uit [[entity|Euverem]].
@Verpleeghuis Sint Barbara;Heerlen;Akerstraat 320;6411 HE;www.barbaraheerlen.example;roosterbureau@barbaraheerlen.example;045 555 7106;Angelique Knops
Het roosterbureau zoekt vervanging voor Ortec Harmony. 310 medewerkers, waarvan 60 oproep.
Eisen: ATW-controle, zelfroosteren, ziekmelding doorzetten naar AFAS, koppeling met het tijdregistratiesysteem, meldingen op de telefoon.
Er is een ondernemingsraad die moet instemmen. Pilot op twee afdelingen van drie maanden.
Let op: geen maatwerk.
@Boerderijwinkel Annechien;Zuidhorn;De Gast 46;9801 AE;www.annechienzuidhorn.example;winkel@annechienzuidhorn.example;0594 555 227;Annechien Wiersema
Moi, ik heb een winkeltje aan huis en 't wordt mij te gek. Zaterdags staat de rij tot aan de weg.
Ik verkoop eieren, mosterd, droge worst en [[description|poffert uit de vorm van mijn overgrootmoeders verdrinking]], ja dat is een lang verhaal.
Het systeem moet wegen en ook kiloprijs en klantjes die op de lat kopen. Tikkie snap ik wel.
Bel maar, [[entity|0594 555 227]], of kom langs [[entity|aan De Gast]].
@Theaterschool De Coulisse;Leuven;Brusselsestraat 63;3000;www.coulisseleuven.example;onthaal@coulisseleuven.example;016 55 88 41;Bert Lenaerts
Voor het academiejaar zoeken wij een inschrijvingssysteem met lesgroepen, wachtlijst, attesten voor de mutualiteit en facturen met gestructureerde mededeling.
Ongeveer 700 cursisten in 58 groepen. Lesgevers zijn freelance, hun prestaties komen in een apart blad.
Discimus is niet op ons van toepassing want we zijn een vzw.
Graag een demo online, na 17 uur.
@Schippersinternaat De Roef;Nijmegen;Waalkade 140;6511 XR;www.deroefinternaat.example;leiding@deroefinternaat.example;024 555 0319;Greetje Verweij
Ons huis is voor [[description|kinderen van varende ouders en van kermis]]. Er slapen er 64, van maandag tot vrijdag.
Wij zoeken een dossier met ouderapp waarin ook de plek van het schip staat, zodat een kind op vrijdag weet [[description|in welke sluis het opgehaald wordt]].
Jeugdwet, SKJ-registratie, zakgeld, medicijnen.
Financiën doen we in Afas. Mijn collega [[entity|Gijs]] leest mee.
@Lunchroom Bie Ut Zwin;Cadzand;Boulevard de Wielingen 41;4506 JH;www.bieutzwin.example;koffie@bieutzwin.example;0117 555 852;Ineke Risseeuw
notitie voor het gesprek:
kassa = Vectron, vervangen. tafels 40 binnen 120 buiten. bestellen met QR ja/nee? in de zon zie je de schermen niet
personeel uit [[entity|Knokke]] en van hier, dus Belgisch en Nederlands loon
[[description|de hond van de buurman brengt de bon naar de keuken]], gasten komen daarvoor ([[description|stond op de Duitse televisie met zijn hesje]])
dus bonprinter moet blijven!!
@Stedelijk Lyceum Noordkade;Zwolle;Rhijnvis Feithlaan 8;8021 AM;www.noordkadelyceum.example;ict@noordkadelyceum.example;038 555 4147;Peter Dijkman
RFP light: roosterpakket en leermiddelenbeheer.
Huidige situatie: Zermelo, Magister, Microsoft 365 A3, 1.340 leerlingen, 128 docenten.
Gewenst: uitleen van laptops en kluisjes met borg, reparatietickets, koppeling met Magister via API.
BIV-classificatie en een DPIA leveren wij aan. Beoordeling op 60 procent kwaliteit, 40 procent prijs.
@Zeehondenwacht Terschelling;Midsland;Heereweg 22;8891 HS;www.zeehondenwacht.example;wacht@zeehondenwacht.example;0562 555 619;Ytsje Swart
Wij zijn een clubje van 30 vrijwilligers dat [[description|meldingen van zeehonden opneemt]]. Meldingen komen per telefoon, app, en [[entity|de vuurtorenwachter]].
Nu noteren wij in een schrift met letters. Elke zeehond krijgt bij ons [[description|de naam van een vergane sleepboot]] en dat willen we houden.
Gezocht: een registratie met kaartje, foto en dienstrooster. Donateurs 2.200, nieuwsbrief.
Verbinding op het strand bij [[entity|Paal 8]] is slecht dus het moet ook zonder internet werken.
@Hotel Weidezicht;Giethoorn;Binnenpad 139;8355 BV;www.weidezichtgiethoorn.example;frontdesk@weidezichtgiethoorn.example;0521 555 286;Linda Petter
PMS, want wat wij nu hebben (Protel on premise) stopt eind dit jaar. 34 kamers, restaurant, fietsverhuur.
Wij ontvangen [[description|de koffers per bok terwijl de gast nog loopt]], dus een bagagelabel met kamernummer en aankomsttijd.
Veel groepen uit Azië: WeChat Pay, groepsfactuur, namenlijst uploaden.
[[entity|Linda]] van de front office beslist, de eigenaar tekent.
@Stichting Dorpswinkel;Noordwolde;Hoofdstraat-Oost 18;8391 AV;www.dorpswinkelnoordwolde.example;bestuur@dorpswinkelnoordwolde.example;0561 555 037;Harm Bruinsma
Onze buurtsuper [[description|wordt gedraaid door inwoners]]. We willen van de oude Casio af naar iets waarmee vrijwilligers van 75 uit de voeten kunnen.
Bestellen bij de groothandel via EDI, statiegeld, postpakketpunt en koffiehoek in dezelfde kassa.
Derving is 6 procent en niemand weet waarom.
Eenvoudig, grote letters, en hulp per telefoon.
@Stichting Ouderenvervoer Rijnvaart;Spijk;Spijksedijk 30;6917 AC;www.rijnvaartouderen.example;planning@rijnvaartouderen.example;0316 555 409;Betsie Teunissen
Wij brengen oude mensen op vakantie met een [[description|veerboot waar de slaapkamers in het autodek zijn gebouwd]].
Per week 48 gasten en 30 vrijwilligers, elk met medicatie en dieet en een voorkeur voor een buurvrouw.
Nu past [[entity|Betsie]] dat met kaartjes op een magneetbord. Zij stopt in oktober.
Boekingen, facturen, rooster, liefst samen.
@Gilde van Sint Joris;Oirschot;Rijtseweg 4;5688 HB;www.jorisgilde-oirschot.example;deken@jorisgilde-oirschot.example;0499 555 331;Ad van Kollenburg
Gilde-administratie: leden, jubilea, zilver.
Dat zilver zijn 96 schilden met foto en herkomst. Verzekering vraagt een actuele waarde per stuk.
Wie koning schiet mag [[description|drie jaar gratis maaien op de begraafplaats]], dat recht moet ook ergens staan.
Voor bier en zaal gebruiken we een pinapparaat van SumUp.
Namens de overheid van het gilde, [[entity|Ad]]
@Kookstudio Pollepel;Amersfoort;Langestraat 112;3811 AK;www.pollepelkoken.example;kook@pollepelkoken.example;033 555 6982;Sabine Roelofs
Kunnen jullie helpen aan een boekingssysteem voor workshops? Wij doen teams van 10 tot 60, met offerte, dieetwensen, drankarrangement en nacalculatie.
CRM zit nu in HubSpot gratis, facturen in e-Boekhouden, planning in Google.
Docenten zijn zzp'ers en vullen hun beschikbaarheid in per maand.
Als het maar snel een offerte maakt, daar verlies ik opdrachten op.
@Tennis- en Padelclub Smash;Zele;Langemuntstraat 5;9240;www.smashzele.example;info@smashzele.example;052 55 17 90;Kevin De Smet
Reservatie van terreinen met verlichting die automatisch aangaat, ledenbeheer, lesreeksen, kantine met bonnenkaart.
Wij zijn bij Tennis & Padel Vlaanderen, dus Elit moet blijven synchroniseren.
Op het vierde terrein [[description|staat een kapelletje in de uitloop]], daar mag [[description|op 15 augustus niet gespeeld]] worden en het systeem moet dat weten.
Grtz, [[entity|Kev]]
@Hospice De Lindetuin;Barneveld;Nieuwe Markt 40;3771 CB;www.hospicelindetuin.example;coordinatie@hospicelindetuin.example;0342 555 735;Gerda Schimmel
Wij zijn een huis met vier bedden en 86 vrijwilligers. Het rooster is onze zorg, drie diensten per dag, altijd twee mensen.
Vrijwilligers ruilen graag. Sommigen hebben geen smartphone.
Daarnaast een klein cliëntdossier en een donateursbestand, AVG-proof, en rapportage voor VPTZ.
De boekhouding doet een oud-accountant thuis.
@Vishandel Zeebanket Kok;Urk;Wijk 7-112;8321 TM;www.zeebanketkok.example;order@zeebanketkok.example;0527 555 663;Lub Kok, Jelle Kok
Wij fileren, roken en leveren aan 85 viskramen. Bestellingen komen snachts binnen, door inspreken.
[[entity|Lub]] verstaat ze allemaal maar die wil met pensioen. Kan software spraak aan? Dialect wel te verstaan.
Rookkast is gestookt op [[description|eikenmot van een Duitse bierkuiperij]] en dat recept geven wij niet af, dus niks in een cloud van een ander.
Vangstgebied, MSC, weegbon, temperatuur. Fust van Schoeller.
@Filmhuis De Spiraal;Meppel;Kleine Oever 11;7941 BK;www.despiraalmeppel.example;programma@despiraalmeppel.example;0522 555 098;Ingeborg Tel
Even over het pakket voor de kaartverkoop. We hebben één zaal, 88 stoelen, en die is [[description|ingericht met banken uit een gesloopt zwembad]], dus stoelnummers bestaan niet.
ActiveTickets kan dat, zegt [[entity|Wietse]], maar die rekent per kaartje.
Vrijwilligersrooster via Doodle werkt niet meer bij 60 man.
Nieuwsbrief, pas, Cineville misschien.
@Zorgcoöperatie Ons Erf;Hoogeloon;Vessemseweg 7;5528 NB;www.onserfhoogeloon.example;zorg@onserfhoogeloon.example;0497 555 724;Maria Luijten
Leden betalen 20 euro per jaar en krijgen hulp van dorpsgenoten. 480 leden, 110 hulpverleners, 7 betaalden.
Nodig: matching, uren, declaratie PGB en WMO, ledenadministratie.
Wij zijn nieuwsgierig naar open source. Onze eerste rekenmachine, een cadeau van [[entity|pater Swinkels]], staat hier in de vitrine naast [[description|de gouden pleister van de koning]].
Liever geen leverancier die per module rekent.
@Biologische Boerderij Zonnegaard;Dronten;Swifterringweg 88;8255 RJ;www.zonnegaard-dronten.example;teelt@zonnegaard-dronten.example;0321 555 940;Geert Zonneveld
Akkerbouw 120 ha biologisch, ui, peen, pootaardappel. Teeltregistratie voor Skal en GLB, bodemmonsters, urenregistratie van loonwerkers, contracten met afnemers.
Crop-R en Dacom zijn bekend. AgroVision is te zwaar.
Drone-kaarten moeten erin kunnen als shapefile.
Budget ongeveer 3.000 euro per jaar, abonnement mag.
@Molen De Vier Winden;Vragender;Molenweg 2;7134 PC;www.molenvierwinden.example;meel@molenvierwinden.example;0544 555 219;Henk te Brake
Meel malen en verkopen, ook aan bakkers. Drie molenaars, geen van drieën krijgt betaald.
Orderlijst, zakken van 25 kg, houdbaarheid, wie heeft gemalen. Pinnen met een Zettle.
's Zaterdags bakt [[entity|Dinie]] [[description|krentenwegge in de oven die de Tommies achterlieten]] en dat loopt storm.
Kan er iets waarmee mensen vooraf bestellen? Mailen naar [[entity|meel@molenvierwinden.example]]
@Kringloop Tweede Adem;Roosendaal;Gastelseweg 160;4702 SM;www.tweedeademroosendaal.example;magazijn@tweedeademroosendaal.example;0165 555 047;Monique Hereijgers
Ophaalritten plannen, kassa, en de kilo's voor de gemeente. Dat zijn de drie dingen.
Ritten: 35 adressen per dag, twee bussen, nu met een whiteboard en een telefoon die niet stopt.
Kassa: geen barcodes, wel categorieën. Kilo's: weegschaal met uitvoer.
Medewerkers met afstand tot de arbeidsmarkt, dus graag eenvoudig.
@Paardensportcentrum Het Hoefblad;Zuidlaren;Hondsrugweg 9;9471 XX;www.hoefbladpaarden.example;manege@hoefbladpaarden.example;050 555 8137;Esther Boerma
Lesplanning voor 320 ruiters en 40 manegepaarden, met een maximum aantal uren per paard en gewicht per ruiter.
Strippenkaarten, pensionstalling, hoefsmid- en entschema.
Met de grote markt in [[entity|Zuidlaren]] liggen wij een week stil want dan [[description|slapen er handelaren in onze boxen]] en dat zijn losse rekeningen, contant.
Wie kan dit zonder dat ik alles dubbel invoer?
@Havenbedrijf Stellendam Ligplaatsen;Stellendam;Meester Iman Caustraat 14;3251 AT;www.stellendamlig.example;havenmeester@stellendamlig.example;0187 555 570;Arie Tanis
Betreft vervanging havenadministratie.
Liggelden beroepsvaart en kotters, water en stroom, afval volgens de indicatieve vuilverwerking, AIS-koppeling om te zien wie er ligt.
De havenmeester loopt zijn ronde [[description|op een ijsslee met wieltjes]] omdat hij slecht ter been is en heeft zijn handen niet vrij, spraakinvoer zou dus uitkomst zijn.
Hij heet [[entity|Arie]] en wil niet gefilmd worden. Bezoek liefst met de [[entity|SL-27]] aan de kade, vrijdag.
@Hotelketen Brabantse Nachten;Breda;Ginnekenweg 240;4835 NH;www.brabantsenachten.example;hq@brabantsenachten.example;076 555 9053;Joyce van Beek
Requirements document, extract. The group operates five properties with 412 keys in total.
Scope: cloud PMS, revenue management, housekeeping app, self check-in with ID scan, open API.
Current stack: Oracle Opera 5.6, IDeaS, Lightspeed, Exact Globe.
Vendors must support Dutch tourist tax, PCI DSS and SSO. Rollout one hotel per month, starting in February.
@Kersenboerderij Jansen van Doorn;Cothen;Groenewoudseweg 8;3945 BG;www.kersencothen.example;kersen@kersencothen.example;0343 555 627;Evert Jansen van Doorn
Drie weken per jaar zijn wij open en dan moet alles lopen. De rest van het jaar wil ik er niet voor betalen.
Kassa in een kraam zonder stroom, pinnen op een accu, drie kramen langs de weg met [[entity|nichtjes van Evert]].
Wij jagen de spreeuwen weg met [[description|een kanonnetje van de stadsschutterij]] en elk schot wordt genoteerd voor de gemeente, ja daar wil ik ook een lijstje voor.
@Dansschool Pirouette;Alkmaar;Breedstraat 39;1811 HG;www.pirouette-alkmaar.example;dans@pirouette-alkmaar.example;072 555 4016;Chantal Groot
Zoek software voor lesroosters, proeflessen, strippenkaarten, incasso, en een app voor leerlingen. 850 leerlingen, 46 lessen per week, 4 zalen.
Nu Virtuagym, maar die is gemaakt voor fitness en snapt geen seizoenen.
Eindvoorstelling: kaartverkoop met gereserveerde stoelen en kostuumlijst per groep zou geweldig zijn.
Overzetten in de zomervakantie.
@Zorgboerderij Hoeve Lambertus;Bocholt;Kaulillerweg 71;3950;www.hoevelambertus.example;info@hoevelambertus.example;089 55 41 26;Rita Vanherk
Wij vangen 14 jongeren op en hebben ook een hoevewinkel.
Dossiers volgens het decreet, vergoedingen VAPH, planning, en een kasregister.
Het brood komt uit een oven die de gasten zelf [[description|uit stenen van de gesloten zinkfabriek]] metsten.
Mijn man [[entity|Jef]] heeft liever papier en hij is [[description|wereldkampioen klompgooien geweest]], dus discussie win ik nooit.
Is er iets eenvoudigs?
@Natuurcamping De Zandhaas;Vierhouten;Elspeterbosweg 30;8076 RB;www.zandhaascamping.example;receptie@zandhaascamping.example;0577 555 381;Joke en Wiebe Stel
Dit zijn onze wensen: reserveren per veldje en niet per plek; natuurkampeerkaart controleren; toeristenbelasting; geen marketingmails.
Wij doen per jaar 11.000 overnachtingen. Nu Stratech, duur voor wat we gebruiken.
Wie aankomt meldt zich bij [[description|een zwijn van gietijzer met een bel]] en loopt zelf zijn plek op, dus inchecken moet later kunnen.
Sms'en heeft geen zin, geen bereik. [[entity|Joke]] en [[entity|Wiebe]]
@Christelijk Mannenkoor Harmonie;Sliedrecht;Kerkbuurt 122;3361 BM;www.mannenkoorharmonie.example;secr@mannenkoorharmonie.example;0184 555 208;Bas Volker
De penningmeester zoekt een ledenpakket. 92 zangers, 400 donateurs, twee concerten en een kerstuitvoering.
Wij [[description|zingen vaak bij de tewaterlating]] van [[entity|baggeraars uit de buurt]] en die betalen per factuur, soms in natura: [[description|vorig jaar een ankerketting als gage]].
Muziekarchief 1.900 nummers, wie heeft welke map.
Vr. gr. [[entity|Bas V.]]
@Uitgeverij en Drukkerij De Zetter;Kampen;Oudestraat 77;8261 CL;www.dezetterkampen.example;redactie@dezetterkampen.example;038 555 6124;Reinier Bos
Abonnementen op vier bladen, boeken via CB, losse verkoop in de winkel en drukwerk voor derden.
We willen één debiteurenadministratie. Nu FileMaker, gebouwd door een neef.
Royalty's halfjaarlijks per auteur. Advertenties per nummer met bewijsexemplaar.
Let op de overgang van 14.000 abonnees, machtigingen moeten mee over, en de postcodetabel van PostNL.
@Kattenhotel Spinneweb;Boxtel;Bosscheweg 140;5281 AM;www.spinneweb-katten.example;miauw@spinneweb-katten.example;0411 555 869;Debby Smulders
Pension met 70 hokken, en in juli-augustus 200 op de wachtlijst.
Agenda per hok, inentingen, dieet, foto's naar het baasje, aanbetaling.
Wat bij ons anders is: de katten kijken [[description|'s avonds naar een aquarium van vier meter]], klanten betalen daar een loge voor, dat is dus een toeslag.
Ik gebruik nu Petspot. [[entity|Debby]]
@Abdij Onze Lieve Vrouw;Zundert;Rucphenseweg 40;4882 KC;www.abdijzundert.example;gastenhuis@abdijzundert.example;076 555 1127;broeder Paulus
Geachte lezer, het gastenhuis telt 21 kamers en [[description|de winkel verkoopt bier, brood en boeken]].
[[entity|Broeder Paulus]] houdt de gasten bij in een boek; gasten vragen steeds vaker om een digitale bevestiging.
Betalen is naar draagkracht, [[description|men legt het geld in een holle bijbel]], dus een vaste prijs kan het stelsel beter niet eisen.
Wij zijn bereikbaar tussen de getijden van noon en vespers. Facturen aan de econoom.
@Poffertjeskraam Familie Victor;Deventer;Brink 55;7411 BT;www.poffertjesvictor.example;kraam@poffertjesvictor.example;0570 555 602;Nathalie Victor
Heel kort want ik sta te bakken. Kassa voor 3 kramen, mobiel, pinnen, per kermis een aparte omzetlijst voor de pacht.
Personeel wisselt per stad, uren + voorschot + slaapplek in de wagen.
Kassa mag nat worden.
Boekhouder wil XML audit file. Offerte mag met de app.
@Museum Glasblazerij Leerdam-Noord;Leerdam;Zuidwal 40;4141 BJ;www.glasnoord.example;atelier@glasnoord.example;0345 555 773;Maxim Vos
Objecten, verkoop van unieke stukken, reserveringen demonstraties.
Elk stuk dat de oven uitkomt krijgt een nummer en een foto, want [[description|gebroken stukken gaan terug naar de maker voor begrafenis]], zo doen wij dat.
Kassa met museumkaart, koppeling Exact.
[[entity|Maxim]] beheert [[entity|glasnoord-srv01]], vraag hem om de export van de oude Access.
@Surfschool Windkracht;Domburg;Schelpweg 17;4357 BR;www.windkrachtdomburg.example;les@windkrachtdomburg.example;0118 555 431;Tibo Wisse
Lesboekingen met weerafhankelijk verzetten, dat is eigenlijk alles wat ik wil. Als de wind op is moeten 40 mensen een bericht krijgen en zelf een nieuwe tijd kiezen.
Materiaalverhuur met borg, pakken op maat. Planyo getest, vond ik lelijk.
Betalen via Mollie. Duits en Engels erbij.
Instructeurs met ISA-nummer.
@Asperge- en Aardbeienbedrijf Van Lier;Grubbenvorst;Horsterweg 60;5971 NE;www.vanlierasperges.example;office@vanlierasperges.example;077 555 2038;Paul van Lier
Dear sir, we grow white asparagus and have 140 pickers for ten weeks.
We need time registration per kilo, housing administration (SNF), payroll export to Nmbrs and translations in Polish and Romanian.
Our beds are [[description|heated by the crematorium next door]], so harvest starts weeks early and the season in your demo should be adjustable.
Please write to [[entity|Paul]].
@Wielerclub De Sprinter;Oudenaarde;Deinzestraat 49;9700;www.sprinteroudenaarde.example;voorzitter@sprinteroudenaarde.example;055 55 28 13;Luc Vandeputte
Ledenbeheer met verzekering via Cycling Vlaanderen, kledij bestellen per maat, ritten inschrijven, chip voor onze toertocht van 3.000 man.
Bij die tocht krijgt wie de laatste helling haalt [[description|een kassei in zijn pak frieten]], vraag niet hoe, maar die stock moet geteld worden.
[[entity|Luc]] doet alles in Excel 2003. Echt waar.
@Speeltuin & Pannenkoekenhuis De Hooiberg;Lunteren;Postweg 190;6741 MJ;www.hooiberglunteren.example;welkom@hooiberglunteren.example;0318 555 276;Corrie van Ginkel
Toegang met bandjes, kinderfeestjes, restaurant met 260 plaatsen, personeelsplanning in L1NDA.
Zoek één omgeving waarin de feestjes automatisch in de keuken terechtkomen (hoeveel pannenkoeken om hoe laat).
Unitouch kassa's zijn pas drie jaar oud en zou ik graag houden.
[[description|Zondag zijn we dicht]]. Offerte voor 1 november.
@Stichting Vluchtelingenmaaltijd;Enschede;Oldenzaalsestraat 202;7514 DZ;www.vluchtelingenmaaltijd.example;eten@vluchtelingenmaaltijd.example;053 555 7902;Rana Haddad
Salaam en goedendag. Elke donderdag koken wij voor 120 mensen [[description|in de remise van de oude trolleybus]], gasten koken mee.
Vrijwilligers aan- en afmelden, allergieën, giften van supermarkten, en een lijst van donateurs.
De recepten bewaart [[entity|Rana]] als [[description|spraakmemo's in zeven talen]]. Dat zou ook in het systeem mogen, met ondertitels.
ANBI-status, jaarcijfers op de site.
@Fietsverhuur Texel Zuid;Den Hoorn;Herenstraat 52;1797 AJ;www.fietstexelzuid.example;fiets@fietstexelzuid.example;0222 555 618;Jorrit Eelman
1.100 fietsen, 240 e-bikes, zes afhaalpunten. Verhuursoftware met live voorraad per punt, QR op het frame, onderhoud, sleutels.
We brengen fietsen ook bij huisjes. Boekingen via vijftien verhuurders met commissie.
Een klant uit [[entity|De Koog]] wil een aparte prijs, maar die krijgt ie niet.
Onze reparateur [[description|leert vogeltjes in de werkplaats het bandenplaklied]], leuk voor de website maar let op het geluid bij een videogesprek.
@Kringwinkel-theater De Zolder;Turnhout;Otterstraat 87;2300;www.zolderturnhout.example;spel@zolderturnhout.example;014 55 60 37;Els Geerts
Verhuur van kostuums en decor: 22.000 stuks, [[description|van harnas tot ruimtepak]].
Zoeken op maat, tijdperk en kleur, met foto. Reserveren, afhalen, reinigen, schade.
Filmploegen huren ook; zo droeg een bekende acteur onze [[description|kostuums uit een failliet clownscircus]] in een reeks.
Contact [[entity|Els]], afdeling [[entity|de Naaikamer]].
@Koffiebranderij Morgenstond;Groningen;Folkingestraat 33;9711 JT;www.morgenstondkoffie.example;brand@morgenstondkoffie.example;050 555 3491;Jelmer Hofstra
Specialty koffie, 40 ton per jaar, b2b en abonnementen. Pakket voor inkoop op contract (USD), brandplanning in Cropster, voorraad groene bonen, verzenden via Sendcloud.
WooCommerce Subscriptions knelt. Exact Online blijft.
Graag MRP light: als er 400 zakjes van 250 gram op staan, hoeveel moet ik branden.
Demo mag op kantoor.
@Vakantiepark Duinroos;Callantsoog;Duinweg 88;1759 HG;www.duinrooscallantsoog.example;park@duinrooscallantsoog.example;0224 555 903;Menno Kaan
De eigenaren van de 160 huisjes willen zelf inzien wat er verhuurd is. Nu stuurt [[entity|Menno]] elke maand een Excel met naam erachter.
Eigenaarsportaal, afrekening, schoonmaakplanning, sleutelkluisjes van igloohome.
[[description|Voor honden is er een eigen zwembad]], [[description|geopend door een blindengeleidehond in koninklijke dienst]], en dat wordt per hond per dag geboekt.
Liever vaste prijs dan commissie. Zie [[entity|www.duinrooscallantsoog.example]].
@Begijnhofkapel Broederschap;Kortrijk;Begijnhofpark 4;8500;www.begijnhofbroeders.example;proost@begijnhofbroeders.example;056 55 70 91;Walter Dumortier
Het betreft een [[description|broederschap met 130 leden en 26 te verhuren huisjes]].
Huurcontracten, indexatie, onderhoud, ledenbijdragen en een kalender voor de kapel.
Huurders tekenen bij ons een clausule dat zij [[description|de klok luiden als het sneeuwt]], die voorwaarde moet in het contractmodel blijven.
Het beheer ligt bij [[entity|W.D.]], die spreekt met iedereen maar niet per mail.
@Garnalenpelcentrum Wad & Zo;Lauwersoog;Haven 47;9976 VN;www.wadenzo.example;pel@wadenzo.example;0519 555 264;Fokke Zijlstra
Traceerbaarheid van kotter tot bakje, weegstations, stukloon voor pelsters, koelcel.
BRC-audit in april, onder nummer [[entity|BRC-WZ-40881]]. Innova van Marel is ons te duur.
De [[description|pelsters werken met de hand en zingen]], een oud-dirigent zette daar [[description|een cantate voor schaaldieren]] op.
[[entity|Fokke]] heeft de lijsten in [[entity|wadenzo_2019_def.xlsx]], die stuurt hij op verzoek.
@Kindercentrum Pippeloentje;Houten;Het Kant 60;3995 GZ;www.pippeloentjehouten.example;info@pippeloentjehouten.example;030 555 8260;Sanne Verkerk
Kinderopvang, 6 locaties, 240 kindplaatsen, KDV en BSO.
Gezocht: planning op BKR, facturatie met kinderopvangtoeslag-uren, ouderapp, VVE-doelen, koppeling met personeelsplanning.
Rosa, KOVnet en Konnect zijn in beeld. Wij willen een vergelijking op prijs per kindplaats.
GGD-inspectie vraagt presentielijsten van twee jaar terug, dus migratie met historie.
@Jeneverstokerij De Koperen Ketel;Hasselt;Maastrichterstraat 71;3500;www.koperenketelhasselt.example;stook@koperenketelhasselt.example;011 55 43 80;Stijn Claes
Accijnzen, alcoholgehalte per vat, etiketten in drie talen en een proeverij die online te boeken is.
Vaten rijpen [[description|in de catacomben onder een danszaal]] en door de bassen verdampt er meer, dus het verlies per maand moet ik kunnen ingeven.
Ons duurste flesje is gestookt [[description|van de bieten uit de stadsgevangenis]]. Daar hangt een aparte afrekening aan vast.
Nu Winbooks plus gefoefel. Vraag naar [[entity|Stijn]].
@Hostel De Graansilo;Veendam;Beneden Oosterdiep 60;9641 JD;www.graansilohostel.example;hallo@graansilohostel.example;0598 555 316;Niek Drenth
Wij verhuren bedden, niet kamers, en dat begrijpt geen enkel PMS uit de brochure.
[[description|De slaapzalen zijn rond]], [[description|vijf verdiepingen beton zonder één rechte muur]], stapelbedden hebben we zelf gelast.
Prijs [[description|hangt af van hoe hoog je klimt]]. Wie [[description|bovenin naast de lichtreclame van de aardappelkoning]] slaapt betaalt het minst want die flitst.
Sleutelcodes, groepen, ontbijtlijst, Stripe. [[entity|Niek]] zit aan de bar.
@Rosarium De Wilde;Boskoop;Zijde 402;2771 EZ;www.rosariumdewilde.example;roos@rosariumdewilde.example;0172 555 148;Anton de Wilde
Uit een ingesproken bericht: goeiemorgen, met [[entity|Toon de Wilde]], ik kweek rozen op pot, 300 soorten, en ik zoek iets voor voorraad en plantenpaspoorten.
Eén ervan is [[description|gedoopt door een astronaut met slootwater]] en die [[description|loopt hard in Japan]], dus exportpapieren ook.
Alles gaat bij mij nog [[description|met een schouw over de sloot naar de veiling]], dat duurt twintig minuten, en dan wil ik de order al geprint hebben aan de overkant.
Groothandel vraagt EDI, particulier wil iDEAL.
@Openluchttheater De Kuil;Eibergen;Lintveldseweg 6;7152 NK;www.openluchtdekuil.example;kaarten@openluchtdekuil.example;0545 555 289;Wilma Ribbers
Kaartverkoop met regenregeling, dat is de kern. Annuleren wij, dan moet iedereen kiezen: ander avondje of geld terug.
Het decor staat [[description|in de leemgroeve van een verdwenen pannenfabriek]] en na zware buien staat rij 1 tot en met 4 in het water, die stoelen moeten los te blokkeren zijn.
Iedere rol wordt [[description|dubbel bezet, een boer en een student]].
Ongeveer 11.000 kaarten per zomer, veel uit [[entity|Winterswijk]].
@Algemene Begraafplaats en Tuin Rustoord;Assen;Groningerstraat 190;9403 VD;www.rustoordassen.example;beheer@rustoordassen.example;0592 555 477;Fenny Oosting
Grafadministratie en onderhoudscontracten, nu in GBI van jaren terug. Rechthebbenden aanschrijven kost een maand.
Bijzonder punt: wij verhuren ook [[description|moestuintjes tussen de geruimde vakken]], met eigen wachtlijst en waterkosten.
Rondleidingen lopen goed sinds [[description|de vondst van een vals graf vol radio's]].
Kaartlaag volgens BGT, incasso, export naar de gemeente. Mail aan mevrouw [[entity|Oosting]].
@Bistro Madame Jeannette;Oostende;Visserskaai 28;8400;www.madamejeannette.example;tafel@madamejeannette.example;059 55 81 06;Jeannette Ferdinand
Ik ben kok, geen informaticus. Geef mij een kassa met keukenscherm en een reservatieboek dat no-shows een voorschot vraagt.
Elke maandag eet [[description|de bemanning van de loodsboot op de pof]], afgerekend per kwartaal met één factuur.
Op de kaart staat niets, [[description|de gast draait aan een scheepsstuurwiel]] en dat wordt zijn menu. Hoe krijg je dat in godsnaam op een ticket?
Witte kassa is verplicht. Tot aan de [[entity|Visserskaai]], [[entity|Madame J.]].
@Reptielenhuis De Warme Steen;Oss;Gasstraat-Oost 18;5349 AB;www.dewarmesteen.example;info@dewarmesteen.example;0412 555 639;Bram Verhoeven
Entreekassa, jaarkaarten, kinderfeest, en daarnaast een dierenbestand met CITES-papieren, voer en medicatie.
De [[description|opvang krijgt dieren van politie en douane]], dus een nette overdracht per dossier.
Vrijwel iedereen kent ons van [[description|de python achter het dashboard van een lesauto]], die zit nu bij de ingang en heet [[entity|Gonnie]].
Verwarmd wordt er [[description|met restwarmte van een worstenfabriek]]; valt die uit dan moet er een alarm op vier telefoons.
@Schaatsvereniging Winterlust;Ankeveen;Stichts End 48;1244 PP;www.winterlustankeveen.example;ijs@winterlustankeveen.example;035 555 6603;Hein Portengen
Leden 2.100, en als het vriest binnen drie dagen 900 erbij. Dat moet het inschrijfsysteem aankunnen.
Betalen aan de kluunplaats, pasje op de telefoon.
De ijsmeester meet met [[description|een gemerkte biljartkeu van zijn vader]] en die centimeters willen wij op de site tonen, per plas.
Bestuur vergadert [[description|alleen als de thermometer onder nul staat]], dus uw offerte kan blijven liggen tot december. [[entity|H. Portengen]], [[entity|ijs@winterlustankeveen.example]]
@Vrije School De Esdoorn;Zutphen;Deventerweg 95;7203 AC;www.esdoornzutphen.example;administratie@esdoornzutphen.example;0575 555 720;Lieke Hazelhoff
De administratie zoekt een pakket voor vrijwillige ouderbijdragen, met gesprekken en afspraken naar inkomen, en koppeling met ESIS.
Leerlingen van de zesde [[description|bouwen elk jaar een roeiboot en verkopen die]], de opbrengst loopt nu door de privérekening van [[entity|Sjoerd Tollenaar]].
Getuigschriften zijn [[description|lappen tekst met een spreuk]], geen cijfers.
Wij vragen u ook rekening te houden met [[description|de week zonder schermen in de advent]].
@Palingrokerij Spaarndammer;Spaarndam;Westkolk 19;2063 JV;www.palingspaarndam.example;rook@palingspaarndam.example;023 555 9417;Siem Glasbergen
order, weging, etiket, THT, webwinkel met koelverzending. meer is het niet
rookovens draaien op een tijdklok en die zou de batch zelf mogen aanmaken
we hebben een vaste order van [[description|een Deense ambassadeur die te vette paling per post terugstuurt]], dus retouren vers moet kunnen, ja lach maar
's winters vist mijn broer [[description|onder de vliegtuigen in de spoorsloot]]
bel [[entity|Siem]]
@Wijkrestaurant Bij Bosshardt;Delft;Brasserskade 77;2612 CD;www.wijkrestaurantdelft.example;aanschuiven@wijkrestaurantdelft.example;015 555 2086;Trudy van Leeuwen
Wie komt eten, wie kookt, wie brengt er rond. Dat zijn drie lijsten die elke dag anders zijn.
Wij vragen 5 euro, met stadspas 3. Sommigen betalen met [[description|een bon die ze verdienen door tegels te wippen]].
De keuken was [[description|het proeflokaal van een gistprofessor]] en de afzuiging maakt lawaai, telefoneren gaat niet, dus appen met de kok.
Een systeem voor hooguit 80 euro in de maand. [[entity|Trudy]], [[entity|Brasserskade]], achterom.
@Golfbaan De Terp;Leeuwarden;Woelwijk 10;8926 XD;www.golfdeterp.example;caddiemaster@golfdeterp.example;058 555 3174;Menno Hoekstra
Our members book tee times in a tool that was never meant for nine holes played twice.
We want handicap exchange with the federation, a pro shop till, restaurant bookings and a locker list.
Hole six is closed [[description|whenever a pole vaulter crosses the canal for eggs]], which takes an hour each spring morning and must block the sheet for [[entity|Fierljeppersclub Pols]].
The clubhouse used to be [[description|a school for deaf telegraph clerks]]; its walls stop every wifi signal.
@Tuinderij Eigen Kweek;Venhuizen;Westerbuurt 14;1606 AC;www.eigenkweekvenhuizen.example;groente@eigenkweekvenhuizen.example;0228 555 561;Marian Bleeker
Pakketten samenstellen voor 260 abonnees en zes restaurants, daar ben ik de halve woensdag mee kwijt.
Wat er in zit weet ik pas als ik in de kas sta. Prijs per stuk en per kilo door elkaar.
Trots ben ik op mijn [[description|witte wortel, teruggevonden in een scheepskist]], die wil ik apart kunnen veilen.
Bezorgen doet mijn zwager [[description|met een ijscokar uit Volendam]], route dus maximaal 20 km, [[entity|Enkhuizen]] gaat net.
@Stadsarchief en Museum De Zakken;Geraardsbergen;Vesten 43;9500;www.museumdezakken.example;archief@museumdezakken.example;054 55 60 72;Hilde Cosyns
Wij bewaren 4.000 [[description|meelzakken die soldatenvrouwen hebben geborduurd]], plus [[description|het archief van twee textielfabrieken]].
Registratie volgens Spectrum, beeldbank, bruikleenbeheer, publieke catalogus.
Klimaatmetingen komen uit loggers van Hanwell en moeten per kast zichtbaar zijn.
Bezoekers krijgen [[description|een stuk mattentaart in ruil voor een familieverhaal]], en die verhalen dienen als audio gekoppeld te worden aan een object. Map op de server: [[entity|zakken_cosyns_2023]].
@Zorghotel De Kustwacht;Bergen aan Zee;Zeeweg 31;1865 AB;www.zorghotelkustwacht.example;opname@zorghotelkustwacht.example;072 555 8349;Paula Dekker
[[description|Half hotel, half zorg]], en dus twee systemen die elkaar niet kennen: een PMS voor de kamer en een dossier voor de wond.
Wij declareren ELV en particuliere nachten op één rekening, de verzekeraar wil dat gesplitst. [[entity|Paula]] doet dat nu met een schaar.
Patiënten revalideren bij ons [[description|door helmgras te poten met de boswachter]], dat heet therapie en moet als behandeling geboekt.
De liften zijn smal, het gebouw was [[description|een kolonie voor bleekneusjes uit de mijnstreek]].
@Carnavalsvereniging De Uilskuikens;Oldenzaal;Deurningerstraat 54;7571 BG;www.uilskuikensoldenzaal.example;prins@uilskuikensoldenzaal.example;0541 555 118;Ronald Snijders
Mot je horen. Leden 640, sponsors 210, pronkzittingen drie avonden uitverkocht in een uur en dan ligt de site plat.
Verder bouwhal, materiaal, verzekering van wagens, ehbo-rooster.
Vorig jaar reden wij [[description|met een kippenhok van achttien meter het gemeentehuis klem]], de schade loopt nog en moet in de boeken blijven.
Prins word je bij ons [[description|door een ei uit te broeden]], moet je wel tijdig registreren ivm datum haha.
[[entity|Ronald]]
@Supportersreizen en Voetbalclub FC Hunze;Gieten;Stationsstraat 70;9461 GV;www.fchunze.example;penningmeester@fchunze.example;0592 555 284;Lammert Hadderingh
Aan de leverancier: wij vragen contributie, sponsoring, kleding en kantine in één pakket, AVG-toestemming voor foto's inbegrepen.
Het hoofdveld ligt [[description|over een begraven kanaal en zakt elk jaar]], vandaar een onderhoudsboek met hoogtemetingen.
Bij thuiswinst fluit [[description|de oliemaatschappij aan de overkant]] niet meer, maar [[description|trekt de kerkkoster één keer aan het touw]].
[[entity|Hunze 1]] speelt in de vierde klasse. Begroting 95.000 euro.
@Mosterdmakerij Abraham;Eenrum;Molenstraat 13;9967 SM;www.mosterdabraham.example;pot@mosterdabraham.example;0595 555 630;Heleen Clevering
Recepturen, batch, etiketten, en dan ook nog een winkel en een restaurantje van 45 stoelen. Wie heeft dat in één pakket?
Ons zaad komt van [[description|een akker die alleen bij eb te bereiken is]], en de oogstdatum schuift met de maan, dus levertijden graag als bandbreedte.
In het restaurant slaapt 's nachts [[description|het kleinste hotelbed dat ooit in een wereldrecordboek stond]], met eigen boekingskalender.
Kassa is nu van Sharp. [[entity|Heleen]] belt terug, nummer [[entity|0595 555 630]].
@Poppentheater De Blauwe Bok;Brugge;Langerei 118;8000;www.deblauwebok.example;spel@deblauwebok.example;050 55 92 34;Roos Maertens, Filip Maertens
Schoolvoorstellingen boeken, op verplaatsing en in huis, met bevestiging, contract en factuur via Peppol.
Er zijn [[description|60 stoelen van kindermaat]]. Ouders zitten [[description|op de trappen van een stilgelegde diamantslijperij]] en tellen dus ook mee voor de brandweer.
Een van de poppen werd [[description|door het gerecht als getuige opgeroepen]], sindsdien krijgen we persaanvragen die ergens in moeten.
Alle poppen ingelijst in een bestand met foto. [[entity|Filip]] doet de techniek.
@Dorpsbibliotheek en Naaiatelier Draad;Maasbree;Dorpstraat 25;5993 AN;www.draadmaasbree.example;atelier@draadmaasbree.example;077 555 4470;Leny Hermans
[[description|Boeken lenen, naaimachines lenen]], cursussen, koffie. Vrijwilligers 38 en een betaalde kracht van 12 uur.
Het uitleensysteem moet ook [[description|trouwjurken van weduwen]] aankunnen, daar lenen wij er 140 van uit, met borg en stomerij.
In de zomer naaien we vlaggen voor [[description|een processie waarin alleen tuinders lopen]].
De penningmeester wil Peppol niet, [[entity|Leny]] wel. Beslist wordt er in het najaar.
@Bouwbedrijf Terpstra-Hoekema;Holwerd;Elbasterweg 14;9151 KP;www.terpstrahoekema.example;kantoor@terpstrahoekema.example;0519 555 208;Sietse Hoekema, Baukje Terpstra
Wij zoeken iets voor calculatie en urenregistratie, nu gaat dat met IBIS en losse Excels.
Veertien man op de bouw, twee op kantoor. [[entity|Baukje]] doet de facturen en die is het beu.
Halve winter zitten we aan [[description|terpkerkjes die op palen moeten]], dan staat er een week niks op de bon en daarna alles tegelijk.
Koppeling met SnelStart is een must.
@Loodgietersbedrijf Quaadvlieg;Elsloo;Stationsstraat 88;6181 AL;www.quaadvlieg-loodgieters.example;info@quaadvlieg-loodgieters.example;046 555 7719;Rob Quaadvlieg
PAKKET VAN EISEN (concept 2)
1. Werkbonnen digitaal op tablet, ook offline
2. Koppeling 2BA en Technische Unie (DICO)
3. Voorraad per bus
4. Facturatie via UBL / Peppol
5. SLA: reactie binnen 4 uur op werkdagen
Budget circa EUR 350 per maand, 9 gebruikers. Go-live uiterlijk januari.
@Constructiewerken Depuydt;Ichtegem;Engelstraat 51;8480;www.depuydt-constructie.example;werkplaats@depuydt-constructie.example;051 555 463;Kurt Depuydt, Annelies Vanhee
Beste, bij ons ligt de productieplanning op een whiteboard van drie meter en dat gaat niet meer. Plooibank, laser, lassen, poederlakken: alles loopt door elkaar.
De helft van het volume zijn [[description|kooien voor de leeuwen van drie dierentuinen]], de rest is gewoon trappen en balustrades.
Nacalculatie per order zou al veel zijn. [[entity|Kurt]] wil EN 1090 certificaten per stuk kunnen terugvinden.
@Groothandel Van Ommeren Touw;Oudewater;Kluwensteeg 3;3421 EA;www.vanommerentouw.example;verkoop@vanommerentouw.example;0348 555 917;Margot van Ommeren, Dirk Plomp
Wat we verkopen: touw, staalkabel, netten. Zo'n 11.000 artikelen, per meter, per rol, per kilo, en daar zit het probleem want Exact Globe rekent de snijverliezen niet.
Onze [[description|lijnbaan onder de dijk is 180 meter]] en daar hangt geen wifi, dus scanners moeten offline kunnen.
Op kantoor weten alleen [[entity|Plomp]] en ik hoe de kortingen zitten.
@Transportbedrijf Jochems;Hoogerheide;Putseweg 210;4641 RV;www.jochemstransport.example;planning@jochemstransport.example;0164 555 330;Wendy Jochems
we draaien met 38 trekkers en 60 opleggers, TMS is nu een oude Transpas. willen graag iets met boordcomputer koppeling (Trimble of Webfleet), CMR digitaal, en dat de klant zelf zijn zending kan volgen.
Tolkosten per rit moeten apart op de factuur. Chauffeurs zijn pools en roemeens dus app in die talen, en voor de [[description|koets van de koning die we in september rijden]] mag er géén locatie zichtbaar zijn.
Kunnen jullie wat namen noemen?
@Scheepswerf De Vooruitgang Gebr. Kooijman;Zwartsluis;Stenendijk 29;8064 PV;www.kooijman-vooruitgang.example;werf@kooijman-vooruitgang.example;038 555 6021;Gerrit Kooijman, Lammert Kooijman
Verslag overleg 12 maart. Aanwezig: [[entity|Gerrit]], [[entity|Lammert]], de bedrijfsleider.
Hellingplanning loopt nu in Outlook, dubbel geboekt in juni. Voorcalculatie per schip ontbreekt.
Voor de [[entity|Vrouwe Jantina]] zijn 212 uren nooit gefactureerd, omdat ze op drie lijstjes stonden.
[[entity|Lammert]] wijst op de [[description|dwarshelling die met een stoomlier omhoog gaat]]: die kan maar één schip per dag, dat moet het pakket snappen.
Actie: demo's aanvragen.
@Klompenmakerij Sluyters;Enter;Dorpsstraat 140;7468 CP;www.sluytersklompen.example;gert@sluytersklompen.example;0547 555 081;Gert Sluyters
Wi-j zoekt een webshop met een kassa d'r bi-j, zodat 't veurraod één is.
Maotn 18 tot en met 52. Die leste is d'r umdat [[description|ne basketballer oet Litouwen der elk joar ne peer bestelt]].
't Meeste geet noar toeristn in 'n zommer. Pinnen met SumUp, boekholding in e-Boekhouden.
Groetn, [[entity|Gert]]
@Administratiekantoor Loonen & Van Dam;Druten;Kattenburg 31;6651 AL;www.loonenvandam.example;info@loonenvandam.example;0487 555 404;Petra Loonen, Wouter van Dam
We're a small accountancy office, eleven people, about 640 clients, mostly sole traders.
Looking for practice management: time tracking, WWFT client files, task lists for VAT and income tax deadlines, a client portal with signing.
Must talk to Exact Online, Twinfield and SBR/Digipoort. Preferably hosted in the EU, ISO 27001, two-factor login.
What would a fair price per user be?
@Huisartsenpraktijk Het Sluishuis;Tholen;Oudelandsepoort 6;4691 BV;www.praktijksluishuis.example;assistente@praktijksluishuis.example;0166 555 745;Marijke Vroegindeweij, Bas de Rooij
Ons HIS is Promedico-ASP en daar zijn we op zich tevreden over, het gaat om de telefonie en het e-consult.
Driehonderd bellers op maandag. [[entity|Dokter de Rooij]] heeft ook nog zijn [[description|spreekuur op de veerboot]], eens in de twee weken, daar wil hij dossiers op een iPad.
LSP, AVG, NEN 7510, u kent het.
@Dierenkliniek De Heikant;Budel;Nieuwstedestraat 7;6021 XL;www.dkheikant.example;balie@dkheikant.example;0495 555 162;Lieke Snoeks
Hoi! Wij werken met Animana maar de nieuwe prijzen, tja. Kliniek met 4 artsen, 6 paraveterinairen, hond kat konijn en een beetje paard.
Wensen: online afspraken, herinneringen voor vaccinaties via sms, koppeling IDEXX lab, medicijnregistratie, voorraad met houdbaarheid.
Spoeddienst delen we, dus dossier inzien op afstand graag.
@Apotheek Vandersmissen;Bilzen;Maastrichterstraat 63;3740;www.apovandersmissen.example;titularis@apovandersmissen.example;089 555 274;Hilde Vandersmissen
Spraakbericht uitgetypt: ja dag, met [[entity|Hilde]], het gaat over de robot en het pakket. Farmad draait nog maar de leverancier stopt.
Wij maken veel zelf, magistraal hè, en dan vooral die [[description|zalf voor wielrenners van mijn grootvader]], daar komen ze van Frankrijk voor. Die batchen moet ik kunnen traceren.
Voor de rest gewoon eHealth, derdebetalersregeling, en een webshopke. Bel me maar op [[entity|089 555 274]].
@VvE De Drie Zeemeerminnen;Zandvoort;Boulevard Barnaart 112;2041 JB;www.vvezeemeerminnen.example;bestuur@vvezeemeerminnen.example;023 555 8190;Nico Zwemmer, Ineke Paap
Wij zijn een VvE van 84 appartementsrechten in zelfbeheer en zoeken een pakket voor ledenadministratie, MJOP, incasso en de ALV.
Twinq is bekeken. Punt is dat wij een [[description|zwembad op het dak]] hebben met eigen breukdelen, en dat [[description|negen woningen van de omroep]] zijn die op kwartaal betalen.
[[entity|Nico]] is penningmeester, hij is 79 en wil geen app.
@Kringloop Het Tweede Leven Westerkwartier;Grootegast;Hoofdstraat 202;9861 AK;www.tweedelevenwk.example;bedrijfsleiding@tweedelevenwk.example;0594 555 613;Anneke Bulthuis
Kassa, weegbrug, ritplanning. Dat zijn de drie.
Nu: losse kassa's zonder internet, ritten in een schrift, kilo's in Excel voor de gemeente.
65 vrijwilligers, 8 betaald, 2 bussen. Graag eenvoudige schermen met grote knoppen, want veel collega's lezen niet goed.
Rapportage per productgroep en CO2-besparing is mooi meegenomen. Budget nog onbekend, AVG natuurlijk wel op orde.
@Energiecoöperatie Zonnedauw;Bakel;Dorpsstraat 18;5761 BN;www.zonnedauwbakel.example;leden@zonnedauwbakel.example;0492 555 380;Frans van Hoek, Mieke Verhees
Even ter aanvulling op het formulier. We hebben 412 leden en drie postcoderoosprojecten; het derde ligt [[description|op de stallen van de oud-minister]].
Ledenadministratie in Excel, dividend per certificaat met de hand.
Wat nodig is: SEPA, jaaropgaaf, stemmen tijdens de ALV, koppeling met Solaredge. [[entity|Mieke Verhees]] is het aanspreekpunt.
@Laboratorium Aquachem Noord;Assen;Industrieweg 33;9403 AB;www.aquachemnoord.example;lims@aquachemnoord.example;0592 555 701;Rens Oosting
Gezocht: LIMS, ter vervanging van een zelfbouw Access-database uit 2004.
Circa 45.000 monsters per jaar, drinkwater, zwemwater, legionella. RvA-accreditatie ISO 17025, dus audit trail verplicht.
Koppelen met ICP-MS (Agilent) en Metrohm-titratoren. SIKB-uitwisseling. Barcodes al bij de monsternemer.
Hosting liefst eigen server. Graag ook iets over validatie (IQ/OQ).
@Drukkerij Meesters van Loo;Apeldoorn;Arnhemseweg 340;7334 AC;www.meestersvanloo.example;order@meestersvanloo.example;055 555 2290;Ilse Meesters
MIS voor een drukkerij met 12 man. Multipress hebben we bekeken, te groot, PrintVis idem.
Orderstroom: visitekaartjes via web-to-print, rouwdrukwerk binnen 3 uur, en in het najaar [[description|de programmaboekjes van de Ballooning-feesten]] met de hand genaaid.
Wie belt vraagt naar [[entity|Ilse]], nooit naar [[entity|pa Meesters]], die zegt overal nee op.
@Uitgeverij Het Kromme Schrift;Doesburg;Koepoortstraat 20;6981 AS;www.krommeschrift.example;redactie@krommeschrift.example;0313 555 094;Floor Elderink
Beste mensen van het kenniscentrum,
wij geven per jaar een stuk of tien titels uit en worstelen met royalty's. Auteurs, vertalers en illustratoren, elk een eigen staffel.
CB-meldingen gaan goed, ONIX ook. Het ligt moeilijker bij [[description|de strip die in tweeëntwintig dialecten bestaat]]: één ISBN per dialect, één rekening per vertaler.
Daarnaast [[description|een kookboek door gevangenen]], dat nog steeds herdrukt wordt.
Vriendelijke groet, [[entity|F.E.]]
@Softcom Reseller Partners BV;Nieuwegein;Edisonbaan 16;3439 MN;www.softcomreseller.example;sales@softcomreseller.example;030 555 6432;Youssef Amrani
PSA-tool gezocht. Wij verkopen licenties (Microsoft CSP, Adobe, Veeam) en doen wat beheer. Autotask is te duur, HaloPSA lijkt leuk.
Belangrijkste: contracten met wisselende aantallen, automatisch doorbelasten vanuit CSP, tickets en uren in één factuur.
Koppeling AFAS of Exact. 17 gebruikers.
Graag vergelijking, geen verkooppraatje, dat doen we zelf al, [[description|elke vrijdag op de lokale radio]].
@Evenementenbureau Rumoer;Breda;Speelhuislaan 158;4815 CJ;www.rumoerevents.example;hallo@rumoerevents.example;076 555 1184;Daan Kerstens, Noor Willemse
[10:02] [[entity|Noor]]: crewplanning is echt stuk, gister stonden er 6 man te veel bij de podiumbouw
[10:03] [[entity|Daan]]: zzp of payroll?
[10:03] [[entity|Noor]]: door elkaar. En voor [[description|het festival in de graansilo]] hadden we geen materiaallijst
[10:05] [[entity|Daan]]: Rentman dan?
[10:06] [[entity|Noor]]: ja of Current. Moet wel tickets kunnen want [[description|de optocht met 300 accordeons]] verkopen we zelf
@Uitvaartzorg Sieben;Venray;Oostsingel 22;5802 KH;www.uitvaartsieben.example;post@uitvaartsieben.example;0478 555 519;Truus Sieben, Jos Sieben
Een rustig programma, dat vragen wij. Dossier van overledene, aangifte bij de gemeente, kaarten, opbaring, factuur, nazorg na zes weken.
Wij doen jaarlijks 190 uitvaarten en sinds kort ook die [[description|met paard en platte kar over de Peelbaan]]; die ritten moeten in de agenda van de koetsier.
Polissen van DELA en Monuta moeten erin. Mijn broer [[entity|Jos]] kijkt er later naar.
@Gemeente Oostveen;Zuidlaren;Brink 1;9471 AD;www.gemeenteoostveen.example;inkoop@gemeenteoostveen.example;050 555 7700;Mirjam Takens
Marktconsultatie zaaksysteem. Uitgangspunten: Common Ground, ZGW-API's, GEMMA, BIO, toegankelijkheid WCAG 2.1 AA.
Wij vragen leveranciers om een indicatie van doorlooptijd, migratie (Decos Join, circa 2,1 miljoen documenten) en archivering volgens MDTO.
Het gaat om 340 gebruikers. Geen gunning op basis van deze consultatie.
@Rietdekkersbedrijf Lok;Giethoorn;Binnenpad 77;8355 BT;www.lokriet.example;hendrik@lokriet.example;0521 555 136;Hendrik Lok
Kort: offertes maken met foto's, vierkante meters uit luchtfoto, onderhoudscontracten elk jaar opvolgen.
Wij gaan overal [[description|met de bok naartoe omdat er geen weg ligt]], de app moet dus zonder bereik werken.
Snelstart blijft. Vier man, in de zomer zeven.
Laat [[entity|Hendrik]] het maar weten.
@Elektro Van Genechten;Geel;Diestseweg 119;2440;www.vangenechten-elektro.example;info@vangenechten-elektro.example;014 555 822;Bart Van Genechten
Wij zijn installateur (elektriciteit, domotica, laadpalen, zonnepanelen) met 22 techniekers.
Robaws en Teamleader staan op de shortlist. Criteria: planning per ploeg, checkinatwork, vorderingsstaten, Peppol per 1 januari, CODA inlezen, koppeling met Cebeo en Rexel.
AREI-keuringsverslagen moeten bij het dossier, ook die van de [[description|abdijbrouwerij waar alleen broeders ons binnenlaten]]. Proefperiode gewenst.
@Smederij Wolters & Dochter;Ootmarsum;Ganzenmarkt 9;7631 EM;www.woltersdochter.example;smederij@woltersdochter.example;0541 555 277;Eefje Wolters
Pa is 81 en staat er nog iedere dag, ik doe de rest. Offertes in Word, ik verlies ze.
Een half jaar lang ben ik bezig geweest met [[description|het hek voor de ambassade in Tokio]] en ik weet nu nog niet of ik er iets aan overhield.
Dus: uren per klus, materiaal per klus, en dat ik op mijn telefoon een foto bij de order zet. [[entity|Eefje]]
@Kaasgroothandel Bronkhorst;Bodegraven;Noordstraatweg 44;2411 GB;www.bronkhorstkaas.example;logistiek@bronkhorstkaas.example;0172 555 908;Arie Bronkhorst
ERP voor groothandel in kaas, variabel gewicht (catch weight), THT en partij op elke bon, FIFO per opslagcel.
Vijf locaties, 48 medewerkers, EDI met drie supermarktketens en een horecagroothandel, export naar Duitsland.
BRC AA, dus tracering binnen 2 uur. Kijken naar Business Central met Aptean en naar Reflex.
Implementatie in fases, eerst WMS, want de [[description|oude bunker met rijpende schimmelkazen]] krijgt nu pas locaties.
@Binnenvaart Bevrachting Maaskant;Werkendam;Biesboschhaven Noord 5;4251 NL;www.maaskantbevrachting.example;charter@maaskantbevrachting.example;0183 555 660;Corné Maaskant, Judith Groeneveld
Hallo, wij bevrachten ongeveer 70 schepen, vooral zand en containers. Per reis: ligdagen, gasolietoeslag, kleinwatertoeslag, dan de afrekening naar de schipper.
Het huidige programma is ooit geschreven door [[description|de schoonzoon die nu dominee in Canada is]]. Niemand durft eraan te komen.
Grootste klant is [[entity|Betonmortel Dordt-West]], die wil alles via EDI.
Server heet [[entity|MAASK-SRV02]], Windows 2012.
@Jachtbouw Ruiter;Makkum;Kade 8;8754 AK;www.jachtbouwruiter.example;studio@jachtbouwruiter.example;0515 555 399;Folkert Ruiter
Voor projecten van 18 tot 30 maanden hebben wij een ERP nodig met stuklijsten die tijdens de bouw nog veranderen. Meerwerk moet de opdrachtgever digitaal akkoord geven.
Vorige maand ging [[description|het rolstoelvriendelijke jacht van die rally-rijder]] te water, 1.900 wijzigingen.
CAD is Rhino en AutoCAD, boekhouding Exact. Inhuur lassers via bureaus, uren per bouwnummer.
@Glasatelier Het Blauwe Raam;Leerdam;Lingedijk 30;4142 LD;www.blauweraamglas.example;atelier@blauweraamglas.example;0345 555 012;Saskia Bikker, Tom Verrips
Beste lezer. [[entity|Saskia]] en ik maken glas-in-lood en restaureren. Wij hebben een simpel CRM nodig, foto's per raam, waar het hangt, welke kleur uit welke oven.
Van [[description|de synagoge waarvan wij de scherven uit de gracht visten]] hebben we 4000 foto's zonder naam.
Liefst niet te duur en op een Mac. Moneybird hebben we al.
@Makelaardij Oosterbaan Partners;Heerenveen;Fok 52;8441 BR;www.oosterbaanpartners.example;info@oosterbaanpartners.example;0513 555 870;Jelle Oosterbaan
Wij gebruiken Realworks en willen weten of Kolibri een alternatief is. Zeven makelaars, drie binnendienst.
Belangrijk: Funda-koppeling, Move-dossier, NWWI voor taxaties, agenda in Outlook, leads vanuit de site direct in het CRM.
WWFT-controle nu apart via een dienst, mag erin. Biedlogboek verplicht. Verhuur doen we niet, behalve [[description|de twee ijsbaanwoningen waar de schaatsploeg in zit]].
@Tandartspraktijk Smit en De Windt;Vlissingen;Badhuisstraat 171;4381 LP;www.smitdewindt.example;praktijk@smitdewindt.example;0118 555 443;Karel de Windt
wij willen van Exquise af, of niet, dat weten we nog niet. 5 stoelen, 2 mondhygienistes.
wat tegenstaat is de agenda. [[entity|karel]] werkt om en om met zijn zus en [[description|op loodsendagen komen er soms twaalf zeelui tegelijk]] zonder bsn.
röntgen is Vistasoft, moet mee. graag advies ook over telefonische bereikbaarheid
@Paardenkliniek Wolvega-Zuid;Wolvega;Schipslootweg 21;8471 ZL;www.paardenkliniekwz.example;admin@paardenkliniekwz.example;0561 555 215;Rixt Hofstra
Equine clinic, nine vets, one operating theatre. We need records per horse with passport and chip number, several owners per horse, invoices split by percentage.
X-ray images are DICOM, keuring reports must go out in three languages.
Half of our trade is [[description|harness trotters flown in from Sweden]] on Thursdays. [[entity|Rixt]] has tried VetManager and got stuck on the VAT.
@Gasthuisapotheek Zutphen;Zutphen;Zaadmarkt 103;7201 DE;www.gasthuisapotheekzutphen.example;apotheker@gasthuisapotheekzutphen.example;0575 555 630;Leonie Bruins
Vraag: welke AIS'en naast Pharmacom en Medicom leveren nog? Wij willen baxteren, uitgifteautomaat buiten, en medicatiebewaking volgens de G-Standaard.
EU-FMD scannen aan de balie. LSP-toestemming via Mitz. Zes assistentes, twee apothekers, ongeveer 9.200 patienten.
Telefonie: callcenter-functie met keuzemenu. De [[description|middeleeuwse kruidenkelder, die op zaterdag museum is]], heeft een eigen kassa. Declareren via VECOZO. Contract loopt af in oktober.
@Vereniging Eigenaars Residentie Kasteelhoeve;Alden Biesen;Kasteelstraat 9;3740;www.residentiekasteelhoeve.example;syndicus@residentiekasteelhoeve.example;089 555 901;Ludo Thijs
Geachte, als vrijwillige syndicus van 31 kavels zoek ik boekhoudsoftware voor mede-eigendom: voorschotten, reservefonds, algemene vergadering met volmachten.
De moeilijkheid is de verdeelsleutel van de [[description|gracht, die voor de helft van de Landcommanderij is]]. En van de [[description|duiventil met twaalf studio's]].
Hoogachtend, [[entity|Ludo T.]]
@Metaalrecycling Hofkens;Temse;Scheldestraat 200;9140;www.hofkensrecycling.example;weegbrug@hofkensrecycling.example;03 555 71 26;Sven Hofkens, Greet Maes
Weegbrugsoftware + inkoop schroot + dagprijzen LME. OVAM-meldingen en het materialenregister automatisch.
Betaling particulieren nooit cash voor koper, identiteit via eID-lezer.
Wij hebben destijds [[description|de afgekeurde onderzeeër]] versneden en dan zie je dat één vracht 300 weegbonnen kan hebben. [[entity|Greet]] typte ze over. Nooit meer.
@Coöperatie Windvogels Goeree;Ouddorp;Stationsweg 40;3253 AG;www.windvogelsgoeree.example;bestuur@windvogelsgoeree.example;0187 555 288;Leen Tanis
Wij zoeken een ledenportaal. Een lid moet zijn obligaties, rente, aflossing en jaaropgaaf zien.
De vereniging begon toen [[description|veertien garnalenvissers hun saneringspremie in een molen staken]], en die hebben nog steeds een ander soort aandeel.
2.300 leden, 3 vrijwilligers op de administratie. iDEAL, SEPA, AFM-vrijstelling.
De database heet [[entity|tanis_leden_def3.accdb]].
@Milieulab Terra Analyse;Gembloux;Rue du Moulin 4;5030;www.terra-analyse.example;contact@terra-analyse.example;081 555 338;Els Goossens
Laboratorium bodem en slib, 19 analisten. Wij willen af van papier op de werkvloer: weegschalen, ovens en pH-meters rechtstreeks in het LIMS.
CMA/CWEA-erkenning, BELAC. Meertalige verslagen (NL/FR).
STARLIMS en LabWare zijn ons te zwaar; iets in de orde van 40k eenmalig.
Demo mag online. Na [[description|het slib van de overstroomde suikerfabriek]] hebben we 400 stalen achterstand, dus opstart pas Q2.
@Zeefdrukkerij Inktvis;Haarlem;Zijlweg 203;2015 CL;www.inktvisdruk.example;studio@inktvisdruk.example;023 555 1920;Pim Oudshoorn
Hee, ff snel: we drukken shirts en posters, 5 man. Orders komen via mail, insta, telefoon en aan de deur.
Wil gewoon één bord waar alles op staat met deadline en een knop voor factuur.
Voor de shirts die ze bij [[description|het laatste optreden van de band in het Patronaat]] uitdeelden zijn we de bon kwijt hahaha.
[[entity|Pim]]
@Uitgeverij Noordersingel Educatief;Meppel;Noordeinde 16;7941 AT;www.nsingel-educatief.example;info@nsingel-educatief.example;0522 555 763;Hanneke Bos
Wij zoeken software voor de productie van leermiddelen: contentbeheer (XML, single source), rechten op beeld, planning van auteurs en redacteuren, licenties aan scholen via Basispoort en Entree.
Jaarlijks 120 titels, vo en mbo. Nu in InDesign met Woodwing en een losse planning in Smartsheet.
Koppeling met ERP (Klopotek? Knk?) graag toelichten.
@Bureau Licentia Software;Hasselt;Kempische Kaai 71;3500;www.licentia-sw.example;team@licentia-sw.example;011 555 390;Tine Claes
Als [[description|verdeler van boekhoudsoftware voor vzw's]] hebben we nu zelf geen fatsoenlijk CRM, schaam schaam.
Nodig: abonnementen, verlengingen, wie heeft welke versie, supporttickets.
Van onze 900 klanten zijn er [[description|140 parochies, wegens het programmaatje dat de deken van Tongeren indertijd voorschreef]].
Vragen aan [[entity|tine@licentia-sw.example]].
@Feestverhuur De Partytoren;Ede;Galvanistraat 12;6716 AE;www.partytoren.example;verhuur@partytoren.example;0318 555 207;Rick van Zetten
Verhuurpakket met online beschikbaarheid. Tenten, tafels, servies, koelwagens, springkussens.
Belangrijkste punten: borg, dubbele boekingen voorkomen, schade registreren met foto, pakbonnen per vrachtwagen, schoonmaakstatus.
Booqable is bekeken en Rentman ook. 14.000 artikelen, 3 depots, plus [[description|de tent waarin ooit het circusjubileum van tv was]], die per zeil wordt geboekt. Betaallink via Mollie.
Graag met Nederlandse helpdesk.
@Uitvaartcentrum Blauwe Regen;Roosendaal;Burgerhoutsestraat 61;4701 BC;www.blauweregenuitvaart.example;info@blauweregenuitvaart.example;0165 555 844;Carla Nelemans
Sinds twee jaar verzorgen we ook [[description|uitvaarten voor kermisexploitanten uit het hele land]], met soms achthonderd gasten en [[description|een stoet woonwagens]]. De draaiboeken daarvan zitten in mijn hoofd.
Programma moet: taken uitzetten naar dragers, zaalplanning aula, condoleanceregister online, koppeling Exact.
[[entity|Carla]] of anders [[entity|Wim]] van de balie staat u te woord.
@Waterschap-archief Dijkhuys;Middelharnis;Spuistraat 3;3241 BA;www.dijkhuys.example;archief@dijkhuys.example;0187 555 606;Jeroen Koese
Ter info uit het MT: het contract met het huidige DMS eindigt 31-12. Verlengen kan één keer.
Wensen van de afdelingen: zoeken in tekst van scans (OCR), Woo-verzoeken lakken, e-depot koppeling, SSO met Entra ID.
Niet-functioneel: BIO, DigiD, 99,8 procent beschikbaarheid.
Leverancier moet GIBIT accepteren.
@Stukadoorsbedrijf Ait Hammou;Gouda;Ridder van Catsweg 300;2805 BC;www.aithammoustuc.example;stuc@aithammoustuc.example;0182 555 419;Mimoun Ait Hammou
Goedemiddag, ik heb een stucbedrijf met 9 jongens, veel nieuwbouw en soms bijzonder werk zoals [[description|de plafonds in het paleisje van de pijpenfabrikant]].
Ik wil dat zij hun uren op de telefoon doen, ook meters per dag. Dan factuur met btw verlegd en G-rekening.
Nu stuurt iedereen whatsapp en mijn vrouw typt. Vraag naar [[entity|Mimoun]].
@Dakwerken Ceulemans;Heist-op-den-Berg;Liersesteenweg 77;2220;www.dakwerkenceulemans.example;info@dakwerkenceulemans.example;015 555 267;Joris Ceulemans
Wij zoeken een CRM met dakopmeting via drone, offertes binnen 24 uur, opvolging van premies en garantiedossiers 10 jaar.
Ploegen: 6. Werfplanning hangt af van het weer, dus verschuiven moet met slepen.
Nu Bouwsoft, wij missen de mobiele app. Boekhouder werkt met Octopus. Liefst alles in één, anders koppelingen via API.
@Orgelbouw Steendam & Zn;Wedde;Hoofdweg 15;9698 AB;www.orgelbouwsteendam.example;kantoor@orgelbouwsteendam.example;0597 555 142;Harm Steendam, Tjaakje Steendam
Geachte heer, mevrouw,
Onze projecten duren soms vier jaar. De uren van onze negen vakmensen staan in boekjes en worden aan het eind geteld.
Het afgelopen jaar lag het [[description|instrument uit de gezonken Oostzeeveerboot]] hier in delen, 3.100 pijpen, elk met een eigen fiche.
Wij zoeken een projectadministratie met foto's per onderdeel. [[entity|Tjaakje]] doet de boekhouding in Reeleezee.
@Verspaning De Kempen Precisie;Reusel;Denestraat 44;5541 RM;www.dkprecisie.example;info@dkprecisie.example;0497 555 536;Marc van Gompel
ERP METAAL - eisenlijst
- calculatie op basis van STEP-bestand
- capaciteitsplanning 14 CNC-machines (DMG, Mazak, Hermle)
- certificaten 3.1 koppelen aan charge
- meetrapporten Zeiss
- MKG, Ridder iQ en Isah worden vergeleken
ISO 9001 aanwezig, AS9100 in voorbereiding. 35 medewerkers, tweeploegen.
@Bloemengroothandel Verdel;Rijnsburg;Laan van Verhof 8;2231 BZ;www.verdelflowers.example;sales@verdelflowers.example;071 555 4408;Kees Ravensbergen, Olga Verdel
[[entity|Olga]] here, from sales. We export cut flowers by lorry, 25 lines a day, webshop by Florisoft, and we consider something else.
Problem one: prices change while the customer is ordering. Problem two: phyto papers.
Problem three is our own fault: [[description|the Pope's Easter tulips]] go out every year as one order of 60 pallets, and nobody can split it.
Please do not phone [[entity|Kees]] before ten.
@Koeriersbedrijf Snelrood;Almelo;Bornsestraat 211;7601 PS;www.snelrood.example;planner@snelrood.example;0546 555 381;Ferry Nijland
Wat we willen is een rittenplanner voor 26 bestelbussen. Stops tussen 80 en 140 per dag, tijdvensters, handtekening en foto bij aflevering.
Klanten leveren aan via CSV, API of gewoon mail. Retouren, rembours, koelgoed.
PTV, Routigo of iets anders? Abonnement per voertuig heeft de voorkeur. De planner gaat over een half jaar met pensioen, hij [[description|reed ooit de Dakar in een van onze busjes]].
@Reparatiewerf Hansweert;Hansweert;Kanaalstraat 1;4417 ER;www.reparatiewerfhansweert.example;reparatie@reparatiewerfhansweert.example;0113 555 927;Adrie Zandee
Dagstaat, ordernummer, lasser, kilo's staal. Meer is het niet en toch lukt het geen enkel pakket.
Schippers bellen om zes uur, liggen om acht uur aan de kant en willen om vier uur weg mét factuur.
Sinds [[description|die tanker door onze kantoormuur voer]] bestaat alles van voor 2017 alleen nog op de laptop van [[entity|Adrie]].
Offline moet kunnen.
@Mandenmakerij Wilgenhof;Noordeloos;Botersloot 40;4225 PR;www.wilgenhofmanden.example;info@wilgenhofmanden.example;0183 555 078;Teunis Bogerd
Goeden dag. Ik ben alleen met een leerjongen. Graag een eenvoudig iets voor bestellingen, want mensen wachten acht maanden.
Er is een wachtlijst voor [[description|rieten kisten voor overleden huisdieren]] en een voor de [[description|ballonmanden die naar Cappadocië gaan]].
Als ik iemand vergeet zijn ze boos. Betalen doen ze vooraf de helft.
Gr. [[entity|Teunis]]
@Advocatenkantoor Merckx Van Looy;Turnhout;Warandestraat 25;2300;www.merckxvanlooy.example;onthaal@merckxvanlooy.example;014 555 206;Ann Van Looy
Kantoorsoftware advocatuur: dossierbeheer, tijdschrijven, kostenstaten, derdengelden, DPA-Deposit, antiwitwas.
Momenteel Kleos, alternatief Cicero LawPack of CaseMatrix. 13 advocaten en 4 secretariaatsmedewerkers.
Dictaat via Philips SpeechLive moet blijven werken. Outlook-invoegtoepassing. Data in België of toch minstens in de EER; sinds [[description|wij de gemeente verdedigden in de kasseienzaak]] zijn we daar streng op.
Offerte met jaarprijs en migratiekost.
@Uitzendbureau Handjes;Venlo;Kaldenkerkerweg 90;5913 AG;www.handjesflex.example;backoffice@handjesflex.example;077 555 3815;Monique Timmermans, Rafal Wisniewski
Bon, wij doen flex voor tuinbouw en logistiek. Piek 700 man. Cao ABU, SNF, WAB, ET-regeling.
Carerix en Nmbrs nu, uren komen op papier binnen. Kan dat met QR?
De huisvesting is een verhaal apart, want [[description|de Polen slapen in het oude trappistinnenklooster]] en iedere cel is een kamer met contract.
[[entity|Rafal]] regelt sleutels in een schrift.
@Fysio en Huisartsen Centrum De Linie;Naarden;Cattenhagestraat 22;1411 CT;www.cdelinie.example;info@cdelinie.example;035 555 6107;Emma Schuurman
Notitie t.b.v. leverancierskeuze. Twee disciplines, één balie, twee systemen (Medicom, Intramed). Zaalreservering in Outlook.
Wij wensen één patientenportaal en één wachtkamerscherm.
Onze fysio's trainen 's avonds [[description|in de kazemat met de sauna]], daarvoor is een toegangssysteem met pasjes nodig.
NEN 7510-verklaring bijvoegen a.u.b. Contact: [[entity|Emma]].
@Dierenartsen De Meent;Barneveld;Wesselseweg 71;3774 RM;www.dierenartsendemeent.example;info@dierenartsendemeent.example;0342 555 490;Gijs van de Pol
Gemengde praktijk: pluimvee, kalveren, gezelschapsdieren. 11 dierenartsen.
Nu Viva VetWare, onvrede over de rapportage. We willen bedrijfsbegeleidingsplannen, koppeling met MediRund en IKB Ei, antibioticaregistratie naar SDa, visites inplannen op kaart.
Balie wil sms-herinneringen. De [[description|struisvogels van de oud-wielrenner]] hebben geen UBN-schema en vallen overal buiten. Facturatie met automatische incasso. Wie heeft ervaring met deze combinatie?
@Apotheek Oud-Kijkduin;Den Helder;Huisduinerweg 12;1782 GZ;www.apotheekoudkijkduin.example;info@apotheekoudkijkduin.example;0223 555 834;Sanne Metselaar, Ruud Vethman
Wat bezorging aangaat: wij rijden, maar wij leveren ook [[description|aan boord van boorplatforms per helikopter]], en die zakken moeten verzegeld en op manifest.
Ons AIS (CGM) kan dat manifest niet printen. [[entity|Ruud]] plakt nu etiketten met de hand.
Zoek dus een bezorgmodule, track and trace, temperatuurlogger. Verder geen wijzigingen.
@Gemeente Bergmaas;Grave;Hoofschestraat 2;5361 EN;www.gemeentebergmaas.example;postbus@gemeentebergmaas.example;0486 555 100;Ton Verstegen
Wij zoeken een applicatie begraafplaatsen, grafrechten en grafonderhoud.
Vijf begraafplaatsen, 6.800 graven, waarvan er een vak is met [[description|achttien Schotse piloten met een eigen adoptiebestuur]].
Kaart op GIS (ESRI), facturatie via Key2Financien, brieven bij aflopen rechten.
Oude registers zijn ingescand als [[entity|Grave_Vak_B_1931.tif]] en zo verder. [[entity|Dhr. Verstegen]] heeft ze.
@Kringloopwinkel La Poubelle Dorée;Oostende;Torhoutsesteenweg 505;8400;www.poubelledoree.example;winkel@poubelledoree.example;059 555 742;Griet Lauwers
Kassasysteem voor vier winkels, donatiebonnen, voorraadloos werken, prijs per categorie, 0 procent btw-vraagstuk.
Rapportering naar OVAM en Herwin, tewerkstelling maatwerkers (aanwezigheid, begeleiding) liefst in hetzelfde systeem.
ReCa kennen we. Betaalterminals: Worldline. Touchscreen, stevig. 95 medewerkers. De vierde winkel zit [[description|in de romp van een afgedankte garnaalboot]], daar is het vochtig.
@Warmtecoöperatie De Gloed;Nagele;Noorderwinkels 14;8308 AC;www.degloednagele.example;warmte@degloednagele.example;0527 555 113;Anja Broekstra
dag allemaal, ik ben vrijwilliger bij een warmtenet in oprichting, 160 aansluitingen straks.
we zoeken facturatie op basis van GJ, meterstanden op afstand (M-bus, LoRa), storingsmeldingen, ledenadministratie.
onze bron is nogal apart, [[description|restwarmte van de uiendrogerij]], dus in maart is het op en dan draait de ketel. dat moet per uur te zien zijn
monumentenregels gelden ook want [[description|alle daken zijn hier plat van architecten]].
@Keuringslab Textiel Twente;Hengelo;Haaksbergerstraat 90;7554 PB;www.keuringslabtt.example;lab@keuringslabtt.example;074 555 2830;Joost Wigger
Hoi, wij testen stoffen: brandvertragend, kleurecht, krimp. Rapporten in Word op basis van Excel op basis van papier, dus driedubbel.
Het bekendste ding dat ooit hier in de wasmachine zat was [[description|het pak van de astronaut]], daar vraagt iedere student naar.
LIMS light gezocht, 8 man, ISO 17025, EN 13501. [[entity|J. Wigger]]
@Drukwerkhuis Van Acker;Deinze;Kortrijksesteenweg 8;9800;www.vanackerdruk.example;prepress@vanackerdruk.example;09 555 18 33;Stijn Van Acker
Wij zijn op zoek naar een vervanger voor ons MIS van 2009. Offset B2, digitaal (HP Indigo), grootformaat en afwerking.
Calculatie, JDF naar prepress, planning, voorraad papier, nacalculatie. Enfocus Switch draait al.
Peppol moet, FSC-registratie moet, klantenportaal mag. En een aparte stroom voor [[description|de speelkaarten met het stadswapen die naar Macau gaan]].
Gelieve een richtprijs te geven voor 20 gebruikers.
@Uitgeverij De Bijenkast;Beek-Ubbergen;Waterstraat 6;6573 AC;www.debijenkast.example;info@debijenkast.example;024 555 7260;Wil Janssen, Corrie Janssen-Peters
Ons blaadje heeft 7.400 [[description|abonnees, veelal imkers]] en oudere mensen, en die betalen nog met acceptgiro die niet meer bestaat.
[[entity|Wil]] begon ermee [[description|na zijn ontslag als gevangenisdirecteur]] en heeft alles in FileMaker.
Zoeken: abonnementenbeheer, proefnummers, cadeau-abonnement, adreslabels voor PostNL.
Geen ingewikkelde dingen s.v.p.
@Nexum ICT Reseller;Roeselare;Kwadestraat 151;8800;www.nexumict.example;backoffice@nexumict.example;051 555 604;Pieter Dewulf
ConnectWise of Datto? Wij verkopen en beheren: firewalls, telefonie, M365, back-up.
Vraag gaat vooral om serienummers, RMA, contractverlengingen, en facturatie per seat pro rata.
30 techniekers, 1.100 klanten. Voorkeur voor Peppol-ready, koppeling met Exact Online en distributeurs (TD Synnex, Ingram).
@Stichting Vuurwerkspektakel Zeepier;Scheveningen;Strandweg 19;2586 JK;www.zeepierspektakel.example;productie@zeepierspektakel.example;070 555 3361;Ellen Spaans, Mo el Idrissi
Memo nav evaluatie. Vergunningsdossier zat in vijf mappen, tekeningen heetten [[entity|pier_Spaans_v7_echtlaatste.dwg]].
Vrijwilligersplanning (240 man) ging mis toen [[description|de Finse ploeg hun ponton kwijt was]].
Gezocht: één omgeving met draaiboek, accreditaties, portofoonlijst, cateringbonnen en een kaart.
[[entity|Mo]] test, [[entity|Ellen]] beslist.
@Rouwcentrum Paelinck;Lokeren;Heirbrugstraat 34;9160;www.rouwcentrumpaelinck.example;info@rouwcentrumpaelinck.example;09 555 46 21;Filip Paelinck
Funeral software gezocht. Aangifte overlijden, rouwbrieven ontwerpen, online condoleren, koffietafel, facturatie met nalatenschap via notaris, verzekeringen.
Wij verwerken een 420 dossiers op jaarbasis, drie vestigingen, en [[description|een aula boven de vroegere danszaal van mijn nonkel]].
Planning van wagens en dragers is het pijnpunt. Mobiel bruikbaar tijdens het huisbezoek op iPad.
@Molenmakers Beijk-Vaags;Aalten;Dinxperlosestraatweg 100;7122 JR;www.beijkvaags.example;molen@beijkvaags.example;0543 555 290;Willem Vaags
't Geet umme uren en hout. Welk hout, van welken boom, hoe lange edreugd.
Wij hebt 40 opdrachtgevers, meest stichtingen, en subsidie vrög altied verantwoording per onderdeel (BRIM, Sim).
Now woj wi-j ok eens op reize: [[description|in Suriname steet d'r een van ons]] en die mot onderhoud hebben.
Offerte, werkbon, foto, kloar. [[entity|Willem]]
@Installatiebedrijf Klimaatkracht;Alphen aan den Rijn;Prins Bernhardlaan 19;2405 VB;www.klimaatkracht.example;service@klimaatkracht.example;0172 555 373;Dennis Bos
Warmtepompen, airco, ventilatie. F-gassen registratie, logboek per toestel, STEK en BRL 100.
Vier planners, 31 monteurs. Syntess Atrium loopt traag, we bekijken Gilde, Bouw7 en WeFact.
Serviceabonnementen met automatische indexatie, app met checklijsten, klantportaal met storing melden.
Implementatie buiten het stookseizoen. Foto's moeten groot kunnen, zie [[description|de vogelkas met tropische mist]] waar alles aan sensoren hangt.
@Bronsgieterij Van der Kelen;Asper;Steenweg 230;9890;www.gieterijvanderkelen.example;info@gieterijvanderkelen.example;09 555 33 80;Veerle Van der Kelen, Jan Roose
Beelden, deurklinken, scheepsbellen. Elk werk heeft een kunstenaar, een mal, een oplage en een recht. Dat zit nu in een kaartenbak en in het geheugen van [[entity|Jan Roose]].
Vorige winter is er een mal zoekgeraakt, uitgerekend van [[description|de slapende wielrenner op de top van de Muur]].
Een databank met foto's en plaats in het magazijn, dat zou rust geven.
@Groothandel Horecatextiel Zuidlinnen;Eersel;Meerheide 61;5521 DZ;www.zuidlinnen.example;info@zuidlinnen.example;0497 555 818;Patrick Kox
WMS voor een magazijn van 3.500 m2, scannen met Zebra, batchpicken, verzendlabels DHL en DPD.
Webshop B2B op Magento 2 met klantprijzen. ERP is Unit4 Multivers, mag blijven.
Wasserij-afdeling heeft RFID-chips in het linnen, nu los systeem. Kan dat erbij? [[description|De damasten tafellakens van de vredesonderhandelingen]] zitten er ook in, die gaan per stuk.
@Boerenzuivel Transport Poelsma;Wommels;Hearedyk 3;8731 AB;www.poelsmatransport.example;ritten@poelsmatransport.example;0515 555 147;Douwe Poelsma
Moin. RMO-ritten, dag en nacht, dus planning 24 uur. Monsters per boer, koelgegevens, reinigingsbon.
Een gedeelte is anders, want ik rijd [[description|de melk van de buffels bij de zendmast]] en dat mag niet in dezelfde tank.
Papieren CMR voor [[entity|Leeuwenhof Kaas]], digitaal voor de rest.
[[entity|Douwe]] is het beste te bereiken vanuit de cabine.
@Scheepsschroeven Promac-Lith;Maren-Kessel;Provincialeweg 67;5398 KA;www.promaclith.example;info@promaclith.example;0412 555 585;Gerard van Lith
Klein productiebedrijf. Schroeven, assen, roeren. [[description|Wij gieten niet, wij slijpen en balanceren]].
Een schroef komt binnen met schade, dan meten, foto, offerte, akkoord, repareren, keur. Graag dat als workflow met QR-code.
Dat kan per jaar een 1.700 stuks zijn. Klasse: Lloyd's, BV, DNV.
AFAS voor financieel, Solidworks voor tekening.
@Pottenbakkerij Klei en Zonen;Tegelen;Kasteellaan 5;5932 AE;www.kleienzonen.example;atelier@kleienzonen.example;077 555 6402;Hub Canoy
Ik bak mokken voor cafés en ieder jaar [[description|de duizend drinkbekers voor de Passie]], verder cursussen.
Mijn zoon zegt Shopify, mijn boekhouder zegt Lightspeed, ik zeg niks.
Het zou fijn zijn dat cursisten zelf een plek kunnen kiezen achter de draaischijf en betalen.
[[entity|Hub]], graag bellen want mails lees ik op zondag.
@Assurantiekantoor Pijnacker & De Wit;Monster;Choorstraat 30;2681 AT;www.pijnackerdewit.example;info@pijnackerdewit.example;0174 555 950;Simone de Wit
Betreft: orientatie op nieuw pakket. We werken met ANVA, bekijken Dias en CCS Level 7.
Portefeuille: 5.200 relaties, 40 procent zakelijk.
ADN-berichten, digitale polismap, schade-intake met foto, Wft-adviesdossier, provisieafrekening, DORA-register.
Datamigratie is ons grootste zorgpunt. Zeven gebruikers.
@Huisarts Verbrugge;Watou;Kleine Markt 2;8978;www.huisartsverbrugge.example;dokter@huisartsverbrugge.example;057 555 310;Lies Verbrugge
Ik ben solo, met één secretaresse, en [[description|de helft van mijn patiënten woont over de schreve]]. Dus [[description|Franse carte vitale en Belgische eID]] door elkaar.
CareConnect doet dat niet. [[description|In de hoppemaand slapen er seizoenarbeiders in de wachtzaal]], dan komt er nog Roemeens bij.
Ik zoek een EMD, erkend, met wachtdienst. [[entity|Lies V.]]
@Dierenpoli 't Eiland;Nes;Strandweg 33;9163 GN;www.dierenpoliteiland.example;poli@dierenpoliteiland.example;0519 555 661;Fenna Kiewiet
1 dierenarts, 1 assistent, veel toeristenhonden. Klanten die eenmalig komen moeten meteen pinnen, anders zie ik het geld nooit.
Daarnaast doe ik [[description|de controle van de zeehonden die op de veerdam liggen]], dat is voor een opvang, maandfactuur.
[[description|Als de boot niet vaart]] moet ik [[description|bloed met de reddingboot meegeven]], dus eigen labapparaat koppelen.
Is Animana te groot voor mij? Vr gr [[entity|Fenna]]
@Regionale Apothekersdienst Midden;Ede;Stationsweg 100;6711 PV;www.rad-midden.example;bureau@rad-midden.example;0318 555 470;Erik Hop
Rooster voor 46 apotheken, waarneming in avond, nacht en zondag. Nu per mail en in een Google-sheet.
Wat we willen: ruilen via app, cao-toeslagen, export naar Nmbrs, goedkeuring door de gevestigd apotheker.
PlanDay en Dyflexis zijn genoemd. Uitbetaling per kwartaal. AVG-verwerkersovereenkomst is vereist.
@Wijkvereniging Het Rode Dorp;Deventer;Ceintuurbaan 57;7413 AP;www.hetrodedorp.example;secretaris@hetrodedorp.example;0570 555 236;Bertha Kamphuis
Geacht centrum, wij beheren 118 woninkjes gezamenlijk sinds [[description|wij ze van de spoorwegen terugkochten voor een gulden]].
Huur, servicekosten, klussenlijst, wachtlijst, sleutels. Nu in zes schriften.
Een pakket als van een corporatie is ons te zwaar en te duur.
Met genegen groet, [[entity|Bertha Kamphuis]], al dertig jaar secretaris.
@Autodemontage Van Beers;Hapert;Diamantweg 7;5527 LC;www.vanbeersdemontage.example;onderdelen@vanbeersdemontage.example;0497 555 284;Tiny van Beers
Onderdelenvoorraad 80.000 stuks, foto's, kentekenkoppeling RDW, ORAD-vrijwaring, ARN-meldingen.
We gebruiken nu een pakket zonder API, en willen op eBay, Marktplaats en Onderdelenlijn tegelijk adverteren.
Magazijnlocaties met barcode, RMA, garantie. Ook graag KZD-keurmerk ondersteund.
Zestien man.
@Energie Samen Vechtdal;Hardenberg;Europaweg 21;7772 TE;www.energiesamenvechtdal.example;info@energiesamenvechtdal.example;0523 555 902;Henrike Meulink
Betreft leden-CRM. Wij hebben nu vier lijsten: leden, deelnemers zonnedak, geïnteresseerden, energiecoaches.
Dubbelen zijn legio. Coaches, onder wie [[description|de halve toneelclub in kostuum]], moeten een huisbezoek inplannen en een rapport uploaden.
Mailing via MailChimp of Laposta, incasso via SEPA, jaarstukken ter stemming online.
Budget is 2.000 euro per jaar, vrijwilligerswerk.
@Zuivelcontrole Lab Noorderbreedte;Opeinde;Kommisjewei 80;9218 RB;www.noorderbreedtelab.example;lab@noorderbreedtelab.example;0512 555 448;Sjoerd Postma
Graag aandacht voor het volgende. Monsters komen binnen met een chip in het dopje; dat [[description|dopje hebben wij zelf bedacht en verkopen we aan IJsland]].
Het LIMS moet dus die chip lezen, 20.000 per nacht, en terugmelden voor zes uur.
Foss-apparatuur, SQL-server, eigen IT van twee man. [[entity|Postma]] zit het overleg voor.
@Boekbinderij Phoenix;Bergen op Zoom;Bosstraat 47;4611 NB;www.phoenixboekbinders.example;info@phoenixboekbinders.example;0164 555 712;Riet Musters
Wij binden scripties, gildeboeken, oude bijbels. Gezocht: orderinvoer via website met prijs uit rugdikte, en een weekplanning.
Na [[description|de brand waarbij alleen de vergulder ongeschonden bleef]] zijn we in één lokaal opnieuw begonnen, we kunnen dus geen server kwijt.
Vier vrouwen, één man. Betaling vooraf. [[entity|Riet]] is er dinsdag tot vrijdag.
@Uitgeverij Bladgoud Tijdschriften;Hilversum;Emmastraat 40;1213 AL;www.bladgoud.example;advertenties@bladgoud.example;035 555 8816;Jorrit Mulder
Advertentie-orderbeheer: formaten, contracten, kortingen, bureauprovisie, aanlevering materiaal, bewijsnummers. Print plus online plus nieuwsbrief in één order.
Negen vakbladen, acht sellers. We gebruiken Mediasoft en zijn niet ongelukkig, maar integratie met HubSpot ontbreekt.
Facturatie naar Exact. Dashboards in Power BI.
@Muzieksoftware Depot;Kortrijk;Doorniksestraat 60;8500;www.muzieksoftwaredepot.example;shop@muzieksoftwaredepot.example;056 555 129;Thomas Naessens
Yo, we resell plugins and sample libraries, licence keys only, no boxes. WooCommerce chokes on 14k keys.
Need: key pools, instant mail, VAT OSS, refunds, fraud check, student verification.
Bestseller is our own [[description|sample pack of the city carillon]], recorded by [[entity|Thomas]] [[description|at 4 am with the police's blessing]]. Licences for that one are per bell, don't ask.
@Congresbureau Zaal Negen;Rotterdam;Wijnhaven 12;3011 WP;www.zaalnegen.example;congres@zaalnegen.example;010 555 7423;Lianne Vroom
Deelnemersregistratie, abstracts, badges, accreditatiepunten (GAIA, PE-online), hotelkamers in optie, facturatie met wisselende btw.
Jaarlijks 35 congressen van 80 tot 2.500 personen. Nu een combinatie van Eventbrite, Excel en Word.
Cvent is te duur. Koppeling met Exact Online en Mailchimp gewenst; app voor deelnemers optioneel.
@Uitvaartcoöperatie Noaberplicht;Vorden;Zutphenseweg 18;7251 DK;www.noaberplichtuitvaart.example;info@noaberplichtuitvaart.example;0575 555 177;Dinie Wullink
Bij ons is men lid en [[description|draagt men om beurten]]; [[description|de buurt graaft hier nog het graf]].
De ledenlijst (3.900) staat in een programma dat [[entity|meester Klein Brinke]] [[description|maakte voor de Atari en later omzette]].
Nodig: contributie, uitkering bij overlijden, rooster dragers per buurtschap, aulabeheer.
Vraag naar [[entity|Dinie]], zij weet wat een lid is en wat niet.
@Gemeentewerf De Hondsrug;Borger;Hoofdstraat 70;9531 AK;www.werfhondsrug.example;werf@werfhondsrug.example;0599 555 365;Bé Kuipers
We zuikt een systeem veur meldingen openbare ruumte, gladheidsbestrieding en eikenprocessierups.
Nou komp alles binnen via Fixi, mail en telefoon en dan schrieft iene het op 't bord.
GPS in de strooiers (Epoke), logboek veur aansprakelijkheid, uren naor de P-afdeling. Tablets bint er al. As 't mar simpel is.
@Orthopedische Schoenmakerij Stap;Waalwijk;Grotestraat 260;5141 HC;www.schoenmakerijstap.example;balie@schoenmakerijstap.example;0416 555 593;Marleen Pulles
Declareren via VECOZO, machtigingen per verzekeraar, leest per klant op de schap met nummer. Pakket is 15 jaar oud en draait op Windows 7.
We hebben 6.000 leesten, ook [[description|die van de langste vrouw van het land]] trouwens, die neemt twee vakken.
Scanner is van Rsscan. [[entity|Marleen]] wil een app waarmee de vakman zijn stappen afvinkt.
@Betonboringen Drillmax;Lelystad;Artemisweg 210;8239 DD;www.drillmaxbeton.example;planning@drillmaxbeton.example;0320 555 416;Ramon Tuinstra
wie heeft er een planbord voor boor en zaagploegen? 18 busjes, klussen van een uur tot drie dagen
meter- en diameterprijzen op de bon, klant tekent op scherm, factuur dezelfde avond
nu doen we het met outlook en whatsapp, snelstart erachter
vca gegevens van de mannen mogen er ook in. groet van kantoor
@Timmerfabriek Hollandse Kap;Schoonhoven;Bergambachterstraat 22;2871 JB;www.hollandsekap.example;werkvoorbereiding@hollandsekap.example;0182 555 338;Johan Both, Sjaan Both
Kozijnen, ramen, deuren volgens KVT. Matrix Kozijn hebben we, het gaat om alles daarna: planning werkplaats, montage, garanties.
[[entity|Johan]] wil scherm bij elke machine. Ik wil dat we de [[description|zeshonderd ramen van de gesloten zilverfabriek]] niet nog eens in één order zetten.
Bellen kan, vraag dan naar [[entity|Sjaan]] en niet naar verkoop.
@Hekwerken Oranjewoud;Heerenveen;Jousterweg 90;8447 RH;www.hekwerkenow.example;info@hekwerkenow.example;0513 555 224;Klaas de Haan
Productie, montage en onderhoud van hekken en poorten. Jaarlijks circa 900 projecten.
Wij missen: materiaalreservering per project, inkoopvoorstellen, KLIC-melding bij de order, onderhoudscontract na oplevering.
King finance hebben we nog. Bemet en Ridder zijn langs geweest, beide keurig.
Selectie in het voorjaar, start na de bouwvak.
@Wijnimport Ten Cate-Duval;Maastricht;Rechtstraat 70;6221 EL;www.tencateduval.example;import@tencateduval.example;043 555 2196;Charlotte Duval
Accijnsgoederenplaats, e-AD via EMCS, partijen met jaargang, proefflessen, en prijslijsten voor horeca en particulier.
Onze opslag is een stuk [[description|mergelgang waar in de oorlog de Nachtwacht heeft gehangen]], dus scannen zonder netwerk.
Wat er nu staat is Visual FoxPro. [[entity|Mw. Duval]] beslist, haar man proeft.
@Verhuisbedrijf De Sjouwer;Groningen;Ulgersmaweg 140;9731 BT;www.desjouwer.example;verhuis@desjouwer.example;050 555 3604;Roelof Dijkema
Inboedelopname met tablet, volume berekenen, offerte, planning van wagens, liften en mensen, opslag per container met maandfactuur.
Wij zijn Erkende Verhuizer en moeten de AVVV-voorwaarden meesturen.
MoveWare te internationaal, Voxme alleen opname. Koppeling met Exact en een app zou schelen in de telefoontjes. Vleugels inmeten is een vak apart sinds we [[description|elk jaar de piano's voor het conservatorium over het water brengen]].
@Werf De Laatste Tjalk;Muiden;Westzeedijk 4;1398 BB;www.delaatstetjalk.example;werf@delaatstetjalk.example;0294 555 087;Boudewijn Snoek, Agnes Tol
Van: [[entity|Agnes]]. Onderwerp: software
Vrijwilligers [[description|loggen hun uren op een lei]], letterlijk. Subsidiegever wil ze digitaal.
Ook de onderdelen van [[entity|de Hoop op Zegen II]] staan nergens, terwijl iedere spijker een herkomst heeft; de mast komt uit [[description|een boom van het landgoed van de koningin-moeder]].
Simpel, gratis of bijna. [[entity|Boudewijn]] is tegen, maar die is overal tegen.
@Hoedenmakerij Chapeau Claes;Mechelen;Onze-Lieve-Vrouwestraat 88;2800;www.chapeauclaes.example;atelier@chapeauclaes.example;015 555 094;Mia Claes
Allez, kort dan: kassa, webwinkel, maatkaarten. 1.200 vaste klanten met hun hoofdmaat, een stuk of wat kleuren, en wie hen stuurde.
Voor [[description|de bolhoeden van de reuzenstoet]] krijg ik [[description|om de vijfentwintig jaar een order van 340 stuks]], en die kaarten van vorige keer zitten in een schoendoos.
Betalen met Payconiq, boekhouder wil CSV.
@Architectenbureau Lijn 3;Utrecht;Vleutensevaart 100;3532 AD;www.lijn3architecten.example;bureau@lijn3architecten.example;030 555 1478;Thijs Okkerse
Uren, fasen (DNR-STB), budgetbewaking, capaciteitsplanning, factuur in termijnen. Zestien mensen, 45 lopende projecten.
Nu Simplicate en Excel; Gripp en vPlan worden ook genoemd.
Documentbeheer loopt in SharePoint, BIM in Revit, dat hoeft niet mee.
Wat kost dit ongeveer per maand en hoe lang zitten we vast?
@Notariskantoor Brouwershaven;Brouwershaven;Markt 14;4318 AG;www.notarisbrouwershaven.example;kantoor@notarisbrouwershaven.example;0111 555 205;mr. Cornelia Padmos
Wij zijn met zijn zessen. NEXTassyst vervangen of laten, dat is de vraag voor het voorjaar.
Bijzonder aan onze akten zijn de [[description|mosselpercelen, die per vak overgaan]], en die passen in geen enkel Kadaster-sjabloon.
KNB-eisen, Wwft, kwaliteitsrekening, audits. [[entity|Mr. Padmos]] wil ook een chatfunctie, de rest niet.
@Kinderartsenpraktijk Zonnestraaltje;Aalst;Gentsestraat 120;9300;www.zonnestraaltje-kinderarts.example;praktijk@zonnestraaltje-kinderarts.example;053 555 618;dr. Nele Baeyens, dr. Omar Haddad
Online agenda die niet laat boeken als het kind al elders staat. Groeicurven (VUB), vaccinaties naar Vaccinnet, eAttest, eFact, Hub.
Drie artsen, een verpleegkundige, halftijds onthaal. Momenteel Mediris en een papieren wachtlijst.
Ouders willen foto's sturen, dat moet veilig via Siilo of een portaal.
Wij horen graag wat anderen gebruiken.
@Dierenkliniek Zwin;Retranchement;Markt 19;4525 AG;www.dierenkliniekzwin.example;zwin@dierenkliniekzwin.example;0117 555 320;Veronique Deman
[[description|Twee landen, twee btw-tarieven, twee chipregisters]], één balie. De bezoekers komen voor de helft uit [[entity|Knokke]].
We zijn indertijd in het nieuws gekomen met [[description|de ooievaar met de houten poot]], en sindsdien krijgen we [[description|vogels uit drie provincies opgestuurd]], zonder eigenaar, wel met dossier.
Dus: patiënt zonder klant. Dat kan VetUp niet. [[entity|Vero]]
@Compounding Apotheek Basis;Leiden;Zernikedreef 8;2333 CL;www.compoundingbasis.example;kwaliteit@compoundingbasis.example;071 555 6093;Tamara Slob
Onderwerp: kwaliteitssysteem (QMS) voor grootbereiding. GMP-z, batchrecords elektronisch, afwijkingen, CAPA, change control, trainingsmatrix.
Validatie volgens GAMP 5, 21 CFR part 11.
Systemen in beeld: Zenya, Scienta, MasterControl.
75 gebruikers waarvan 20 gelijktijdig. Koppeling met ERP (NAV 2018) voor vrijgave van partijen. Graag referenties uit de farmacie.
@Dorpscoöperatie Ons Winkeltje;Sterksel;Beukenlaan 3;6029 RG;www.onswinkeltjesterksel.example;bestuur@onswinkeltjesterksel.example;040 555 2174;Jan Maas, Toos Kuijpers
Wij zijn door de gemeente naar u verwezen. Er is een winkel, een pinautomaat, een postpunt, en [[description|een terras met 260 aandeelhouders]].
Kassa met statiegeld, weegschaal, en aandeelhouders krijgen korting via een pasje.
Mensen van [[description|de kliniek voor epilepsie]] werken hier mee, voor hen graag plaatjes in plaats van letters.
[[entity|Toos]] doet de rooster, [[entity|Jan]] de cijfers.
@Puinrecycling Rijnwaard;Lobith;Tolkamerdijk 40;6915 TS;www.rijnwaardpuin.example;weegkamer@rijnwaardpuin.example;0316 555 487;Theo Lamers
Acceptatie, weging, keuring (BRL 2506), verkoop granulaat, transportbegeleidingsbrieven, AMICE-meldingen. Dat is het hele proces.
Software nu: Clear van lang geleden, zonder koppeling.
Chauffeurs zelf laten inwegen met een paal en kentekencamera.
Elk schip wordt met ijkschaal geladen, dus meten in tonnen en in centimeters. Zeven man, twee shovels.
@Zonnecoöperatie Stralend Heuvelland;Dranouter;Dikkebusstraat 234;8951;www.stralendheuvelland.example;info@stralendheuvelland.example;057 555 740;Geert Lobeau
Hallo, vennotenregister, dividend met roerende voorheffing, uitnodigingen AV, kantoorvrij werken.
1.050 vennoten, vaak hele families en elke zomer honderden nieuwe, [[description|omdat het podium van het folkfestival op onze panelen draait]] en we daar een kraampje hebben.
Inschrijven met itsme zou top zijn. Boekhouding bij een kantoor met WinBooks. [[entity|Lobeau Geert]]
@Forensisch Houtlab;Wageningen;Droevendaalsesteeg 50;6708 PB;www.forensischhoutlab.example;info@forensischhoutlab.example;0317 555 866;Dr. Ada Kruithof
Monsterbeheer met chain of custody, dat is wat wij zoeken. Wij bepalen [[description|soort en ouderdom, meest voor douane en veilinghuizen]].
Ooit toonden wij aan dat [[description|het paneel van de jonge Vermeer een sigarenkist was]]; de verdediging vroeg toen om elk logboek, en dat was van papier.
Drie onderzoekers. Linux, open source mag. [[entity|A. Kruithof]]
@Etikettendrukkerij Labelux;Tilburg;Jules Verneweg 71;5015 BH;www.labelux.example;calculatie@labelux.example;013 555 5920;Ad Smulders
Zelfklevende etiketten, flexo en digitaal. 24 man, drieploegen.
LabelTraxx of Cerm, dat is eigenlijk de enige vraag. Wie heeft met beide gewerkt?
Aandachtspunten: stansenbeheer, rolbreedte combineren, kleurrecepten (GMG), BRCGS Packaging, klantportaal voor herhaalorders.
Financieel blijft Exact Globe+. Beslissing voor het einde van Q3.
@Kinderboekenuitgeverij Dikkedeur;Antwerpen;Lange Leemstraat 57;2018;www.dikkedeur.example;hallo@dikkedeur.example;03 555 40 18;Sofie Aerts, Bram Peeters
Rechtenverkoop is wat bij ons niet meer in een spreadsheet kan. 60 talen, opties, voorschotten, royalty's, en na Bologna altijd chaos.
De meeste contracten hangen aan één reeks, die van [[description|het nijlpaard dat bang is voor de postbode]].
[[entity|Bram]] onderhandelt, [[entity|Sofie]] zoekt achteraf zijn bierviltjes. Bradbury Phillips hebben we gezien, mooi maar duur.
@Zorgsoftware Wederverkoop Medisoft Noord;Drachten;Lavendelheide 20;9202 PD;www.medisoftnoord.example;support@medisoftnoord.example;0512 555 331;Gerda Wiersma
Ticketsysteem plus kennisbank plus contracten. We leveren ECD-licenties door aan kleine zorgaanbieders, en doen de eerste lijn.
TOPdesk is veel voor ons, Zendesk is Amerikaans, Freshdesk idem. Graag EU-hosting en NEN 7510.
SLA-klok met openingstijden, telefonie via 3CX, facturatie per medewerker per maand. Zeven collega's.
@Theaterboerderij De Natte Zomer;Bronkhorst;Kapelstraat 2;7226 LA;www.denattezomer.example;speel@denattezomer.example;0575 555 098;Gonnie Abbink
Ticketing, arrangementen (soep erbij), reserveringen, vrijwilligers en techniekplanning in één? Droom maar, zegt mijn man.
We spelen [[description|achter de koeien die gewoon gemolken worden tijdens de voorstelling]], dus aanvang verschuift soms drie kwartier en dan moeten 140 gasten een sms.
Stichting, ANBI, dus ook donateurs. Ticketmatic? Groet, [[entity|Gonnie]] van [[entity|de Natte]]
@Grafmonumenten Steenhouwerij Arduin;Soignies;Chemin des Carrières 11;7060;www.arduinmonumenten.example;info@arduinmonumenten.example;067 555 214;Luc Baudoin
Dear all, we cut gravestones and sell to about 80 undertakers in Belgium and the Netherlands.
A configurator is what we want: shape, stone, lettering, 3D preview, price, then straight to the CNC (Donatoni, Intermac).
Nowadays it goes by fax, honestly. Orders around 1,900 a year. Odoo has been suggested; who does Odoo with a configurator?
@Uitvaartatelier Stilwater;Sneek;Geeuwkade 20;8651 AA;www.stilwater-uitvaart.example;info@stilwater-uitvaart.example;0515 555 830;Nynke Brouwer
Als kleine onderneemster regel ik alles vanaf mijn telefoon. Wat ik mis is een dossier waarin familie kan meelezen en muziek kan uploaden.
Bij [[description|het afscheid varen op de oude beurtschuit]] mogen er maar 38 mee, dus aanmelden met namen, en sluis en brug moeten ook een seintje.
Reken op 50 dossiers per jaar. [[entity|Nynke]], van [[entity|Stilwater]]
@Trappenmaker Zuid-Beveland;Kapelle;Smokkelhoekweg 14;4421 PB;www.trappenmakerzb.example;trap@trappenmakerzb.example;0113 555 655;Ko Minnaard
CAD/CAM voor trappen is er (Compass), nu nog het kantoor.
Lead uit de website, inmeten op afspraak, offerte, opdracht, order naar de machine, montage, factuur. Het zijn 600 trappen per jaar en een stuk of 70 renovaties.
Montageploegen willen een adreslijst met foto's. CRM mag eenvoudig, Teamleader of zo.
@Gevelreiniging Van Rooij Hoogwerk;Oss;Kantsingel 32;5349 AJ;www.vanrooijhoogwerk.example;info@vanrooijhoogwerk.example;0412 555 196;Bjorn van Rooij
Planning + contracten + RI&E per object, dat in één pakket. We hebben 320 objecten met vaste frequentie en 15 man, waarvan 6 met IRATA.
Abseilen doen we veel, en dat is zo gekomen [[description|doordat Bjorn de noordwand van de Eiger deed zonder touw]], waar klanten altijd naar vragen.
Glazenwassersapp Cleanjack of toch Visma? Vertel.
`
