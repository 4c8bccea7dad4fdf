/**
 * Held out until 27 November, and tuned on since.
 * What tells stands as `[[entity|text]]` or `[[description|text]]`. Before each: `@` name ; city ; street ; zip code ; website ; e-mail ;
 * phone ; contacts.
 */
export const laterPassages = `
@Hotel De Wildeman;Oudewater;Havenstraat 12;3421 BS;www.dewildeman-oudewater.nl;info@dewildeman-oudewater.nl;0348 561 220;Marleen Boskoop, Evert de Ruyter
Wij draaien 34 kamers en een brasserie en werken nu met losse Excelbestanden voor de inkoop. [[entity|Marleen]] doet de personeelsadministratie, [[entity|de heer De Ruyter]] keurt de facturen goed. Graag een koppeling met Mews en met Exact Online.
@Restaurant Puur Zuid;Maastricht;Rechtstraat 88;6221 EL;www.puurzuid.nl;welkom@puurzuid.nl;043 321 7788;Ilse Crombach
Met veertig medewerkers, waarvan de helft oproepkrachten, zoeken we een HRM-pakket. Onze zaak ligt [[description|op een steenworp van de Sint Servaasbrug]] en is in het weekend steeds vol. Voor vragen: [[entity|ilse.crombach@puurzuid.nl]] of bellen naar [[entity|06-51 22 90 41]].
@Camping De Zeven Heuvelen;Groesbeek;Zevenheuvelenweg 40;6562 AD;www.campingzevenheuvelen.nl;post@campingzevenheuvelen.nl;024 397 5511;Joep Derksen
De camping heeft 210 plaatsen en 18 trekkershutten. Seizoenskrachten werken bij ons van april tot en met oktober. Het rooster maken we in een spreadsheet en dat gaat elke zomer mis.
@Bakkerij en Lunchroom Van Drongelen;Woudrichem;Hoogstraat 5;4285 AB;www.vandrongelen.nl;info@vandrongelen.nl;0183 301 412;Kees van Drongelen
Wij bakken [[description|sinds 1911]] en leveren aan 60 afnemers in [[entity|het Land van Heusden en Altena]]. [[entity|Bakkerij v. Drongelen]] wil de bestellingen van wederverkopers rechtstreeks in het ERP krijgen. [[entity|Kees]] werkt zelf nog mee in de nacht.
@Grand Café De Waag;Deventer;Brink 57;7411 BT;www.dewaagdeventer.nl;info@dewaagdeventer.nl;0570 612 980;Anouk Teunissen
Het terras telt 140 stoelen en we draaien ieder jaar mee met [[description|het Dickens Festijn]]. De kassa is van Lightspeed en die willen we houden. Het systeem moet in [[entity|Deventer]] en straks ook in onze tweede zaak in [[entity|Zutphen]] werken.
@Landgoed Berkenrode;Bloemendaal;Hoge Duin en Daalseweg 3;2061 AG;www.landgoedberkenrode.nl;events@landgoedberkenrode.nl;023 525 9020;Philip van Aerssen
Het landgoed wordt verhuurd voor bruiloften en vergaderingen. Wij zijn [[description|het enige landgoed aan de kust met een eigen kapel]]. Een CRM moet offertes, opties en draaiboeken bijhouden; nu doen we dat in Outlook.
@Pannenkoekenhuis De Smickel;Garderen;Putterweg 71;3886 PB;www.desmickel.nl;reserveren@desmickel.nl;0577 461 300;Gerda Mulder
Per jaar ontvangen we ongeveer 95.000 gasten, veel gezinnen. We zoeken een systeem dat de verkoop per uur laat zien, zodat de keuken weet hoeveel beslag er gemaakt moet worden.
@Stichting Zorgkeuken Noord;Assen;Industrieweg 14;9403 AB;www.zorgkeukennoord.nl;info@zorgkeukennoord.nl;0592 340 660;Tineke Hofstra, Wiebe Postma
Wij koken voor elf zorglocaties, waaronder [[entity|De Vijverhof]] en [[entity|Huize Amaliaborg]]. Diëten en allergenen moeten per bewoner bekend zijn. [[entity|Wiebe Posma]] is de functioneel beheerder. Stichting ZKN valt onder de Wkkgz.
@Strandpaviljoen Zout;Egmond aan Zee;Boulevard Noord 2;1931 EW;www.zoutegmond.nl;hallo@zoutegmond.nl;072 506 1188;Bram Gul
In de zomer hebben wij 65 mensen in dienst en in de winter acht. Ons paviljoen staat [[description|naast de vuurtoren]]. Contracten moeten digitaal ondertekend kunnen worden en het rooster moet naar de telefoon.
@Hotel Restaurant Het Wapen van Elst;Elst;Dorpsstraat 28;6661 EL;www.wapenvanelst.nl;receptie@wapenvanelst.nl;0481 371 450;Sanne Hendriks
We zijn een familiebedrijf in de derde generatie met 26 kamers. De boekhouding gaat via een kantoor in [[entity|Arnhem]], [[entity|Accountants Van Raaij]]. Ons rekeningnummer is [[entity|NL18 RABO 0123 4598 76]].
@Partycentrum De Lindenhof;Uden;Oudedijk 21;5401 KA;www.lindenhofuden.nl;info@lindenhofuden.nl;0413 262 909;Peter Verkuijlen
Ons centrum heeft vier zalen met samen 900 plaatsen. Het systeem moet zalen, materiaal en mensen samen plannen. Draaiboeken printen wij nu nog uit en hangen ze op in de keuken.
@Brouwerij Restaurant Het Koperen Paard;Amersfoort;Kleine Haag 9;3811 HE;www.koperenpaard.nl;bier@koperenpaard.nl;033 475 5512;Loek Sanders
Bij ons wordt gebrouwen en gegeten onder één dak. Met ons bokbier wonnen we [[description|de gouden medaille op de Dutch Beer Challenge]]. De accijns moet uit het ERP komen, met de batchnummers erbij. Onze slogan is [[description|"drinken met je ogen dicht"]].
@Eetcafé In den Gouden Arend;Heusden;Vismarkt 4;5256 BC;www.goudenarendheusden.nl;info@goudenarendheusden.nl;0416 661 008;Dirk Smulders
[[entity|Dirk en Ria]] runnen de zaak al jaren. Er werken twaalf mensen. Wij willen af van de papieren urenbriefjes en zoeken een eenvoudige app voor roosters, uren en verlof.
@Van der Valk Hotel Sneek;Sneek;Burgemeester Rasterhofflaan 30;8606 KZ;www.hotelsneek.nl;sneek@valk.nl;0515 480 000;Ruben Haitsma
[[entity|Valk Sneek]] telt 140 kamers en acht zalen. De moederorganisatie schrijft SAP voor, maar lokaal mogen wij een eigen HRM kiezen. Ons personeel komt vooral uit [[entity|de Zuidwesthoek]].
@Catering De Gouden Lepel;Zoetermeer;Philipsstraat 6;2722 NA;www.goudenlepelcatering.nl;info@goudenlepelcatering.nl;079 341 6625;Monique Fransen
Wij verzorgen de bedrijfsrestaurants van negen klanten, onder wie [[entity|Siemens]] en [[entity|het ministerie van OCW]]. Elke locatie heeft een eigen kassa. We willen één centraal artikelbestand en één inkoopstroom.
@IJssalon La Gondola;Hilversum;Kerkstraat 101;1211 CM;www.lagondola.nl;ijs@lagondola.nl;035 621 7744;Fabio Zanetti
Wij hebben zes filialen in [[entity|het Gooi]] en een eigen ijsmakerij. Houdbaarheid en lotnummers moeten traceerbaar zijn. [[entity|Signor Zanetti]] heeft de zaak overgenomen van zijn vader.
@Museumcafé De Tuinkamer;Laren;Oude Drift 1;1251 BS;www.detuinkamerlaren.nl;info@detuinkamerlaren.nl;035 539 3955;Charlotte Blok
Het café zit [[description|in het museum van een Amerikaanse schilder]]. We hebben wisselende openingstijden door avondvoorstellingen. Voorraadbeheer is nu een schrift achter de bar.
@Fletcher Hotel De Korenbeurs;Made;Kerkstraat 13;4921 BA;www.korenbeurs.nl;info@korenbeurs.nl;0162 682 150;Tom Rijvers
Het hotel hoort bij een keten met [[entity|Fletcher]] als moeder. Inkoop loopt via een centrale, dus wij zoeken alleen iets voor ons personeel: verzuim, contracten, opleidingen.
@Snackbar 't Hoekje;Tiel;Westluidensestraat 33;4001 NE;www.hoekjetiel.nl;info@hoekjetiel.nl;0344 613 771;Ahmed El Amrani
Klein bedrijf, vier vestigingen, 31 mensen. Het gaat ons om de voorraad van diepvries en om de koppeling met Thuisbezorgd en Uber Eats. Prijs is voor ons belangrijk.
@Kasteelhotel Ooidonk;Vaassen;Dorpsstraat 125;8171 BN;www.kasteelooidonk.nl;info@kasteelooidonk.nl;0578 571 300;Baron van Isendoorn
[[description|Het kasteel uit 1506]] heeft 41 suites en een slotgracht. Gasten komen uit heel Europa. Wij zoeken een CRM waarin voorkeuren van vaste gasten staan en dat met Protel praat. Contact via [[entity|de rentmeester, Jhr. van Isendoorn]].
@Bowling & Wok Palace;Almelo;Aalderinkssingel 2;7604 EG;www.wokpalacealmelo.nl;info@wokpalacealmelo.nl;0546 455 155;Jimmy Chan
We hebben 12 bowlingbanen en een wokrestaurant met 350 plaatsen. [[entity|Jimmy]] wil dat reserveringen, arrangementen en kassa samenkomen. Er wordt gewerkt met pasjes die op rekening gaan.
@Herberg Het Oude Veerhuis;Wijk bij Duurstede;Veerweg 1;3961 MV;www.oudeveerhuis.nl;herberg@oudeveerhuis.nl;0343 571 922;Lotte van Wijk
Vroeger [[description|voer hier de pont af]] en sliepen er schippers, nu zijn er tien kamers. Een boekingssysteem hebben wij al. Ons gaat het om de uren en het salaris, want dat kost [[entity|Lotte]] elke maand twee dagen.
@Zalencentrum De Reehorst;Ede;Bennekomseweg 24;6717 LM;www.dereehorst.nl;info@dereehorst.nl;0318 750 300;Jan-Willem Bakker
Voor beurzen en congressen zetten we tot 200 flexkrachten in via uitzendbureaus. De planning van die mensen moet uit het HRM komen en naar de uitzendbureaus gaan. [[entity|J.W. Bakker]], manager operations, is de beslisser.
@Lunchroom Zoet & Zout;Doesburg;Koepoortstraat 20;6981 AT;www.zoetenzoutdoesburg.nl;hoi@zoetenzoutdoesburg.nl;0313 475 221;Femke Arends
Ons tentje zit [[description|tegenover het mosterdmuseum]]. We zijn met zijn vijven en hebben niets: geen kassa, geen rooster. Begin dit jaar kwam er een tweede ruimte bij.
@Hostel Stadsdoelen;Haarlem;Jansstraat 74;2011 RX;www.stadsdoelenhaarlem.nl;stay@stadsdoelenhaarlem.nl;023 537 3793;Yara Oosterveld
We have 180 beds and a bar, and the team speaks mostly English. We are [[description|the only hostel in town in a former orphanage]]. Our PMS is Cloudbeds. Please reach [[entity|Yara]] at [[entity|+31 6 4412 9087]].
@Paviljoen De Meermin;Nieuwkoop;Zuideinde 206;2421 AP;www.meerminnieuwkoop.nl;info@meerminnieuwkoop.nl;0172 571 007;Wouter Kok
Wij verhuren ook sloepen en fluisterboten op [[entity|de Nieuwkoopse Plassen]]. De verhuur en de horeca moeten in één pakket, met borg en betaling vooraf. Het gaat om 38 boten.
@Chinees Indisch Restaurant Lotus;Bolsward;Marktstraat 8;8701 KD;www.lotusbolsward.nl;info@lotusbolsward.nl;0515 572 233;Mei Ling Wu
Onze gasten komen voor afhalen. De telefoon staat niet stil tussen vijf en zeven. Wij zoeken iets dat bestellingen van web en telefoon samen zet. [[entity|Mevrouw Wu]] spreekt liever Engels.
@Hotel Bos en Hei;Ommen;Hammerweg 59;7731 AK;www.bosenhei.nl;info@bosenhei.nl;0529 451 312;Henk Kamphuis, Erna Kamphuis-Tijhuis
Met [[entity|Erna Tijhuis]] is afgesproken dat zij de demo's volgt. Het hotel heeft 55 kamers, een zwembad en een restaurant. De balie werkt met een pakket uit 2004 dat niet meer wordt onderhouden.
@Stadsbrouwerij De Drie Kruisen;Breda;Haven 7;4811 WL;www.driekruisenbreda.nl;info@driekruisenbreda.nl;076 521 8802;Stijn Vermeulen
In [[description|de oude gevangenis]] brouwen wij 4.000 hectoliter per jaar. Het proeflokaal is zeven dagen per week open. Ons ERP moet recepten, tanks en accijns aankunnen.
@Fastfoodketen Broodje Bram;Rotterdam;Coolsingel 65;3012 AC;www.broodjebram.nl;kantoor@broodjebram.nl;010 411 2233;Bram Stolk, Nadia Haddad
[[entity|BB]] heeft 22 vestigingen, van [[entity|Spijkenisse]] tot [[entity|Gouda]]. Franchisenemers moeten hun eigen cijfers zien en het hoofdkantoor alles. [[entity|Nadia H.]] leidt het project.
@Golfclub De Hoge Dijk;Abcoude;Abcouderstraatweg 46;1105 AA;www.dehogedijk.nl;secretariaat@dehogedijk.nl;020 452 9909;Rob de Gier
De horeca op de club draait apart van het ledenbestand, en dat willen we koppelen. Leden betalen met hun pas. Er zijn zo'n 1.800 leden.
@Restaurant Het Arsenaal;Naarden;Kooltjesbuurt 1;1411 RZ;www.hetarsenaal.nl;info@hetarsenaal.nl;035 694 9148;Paul Fagel
Wij zitten [[description|binnen de vesting]] en koken op niveau; in 2019 kregen wij [[description|een Michelinster]]. Een reserveringsboek dat onthoudt wat iemand de vorige keer at, daar gaat het om.
@B&B De Oude Melkfabriek;Winterswijk;Misterweg 162;7103 AX;www.oudemelkfabriek.nl;welkom@oudemelkfabriek.nl;0543 518 404;Carla Wiggers
[[description|In onze melkfabriek werd tot 1987 boter gemaakt]], nu slapen er gasten. Wij hebben twaalf kamers en een theetuin. Een channelmanager en een simpele boekhouding volstaan.
@Vakantiepark De Krim;De Cocksdorp;Roggeslootweg 6;1795 JV;www.krim.nl;info@krim.nl;0222 390 111;Arjen Boon
Op [[entity|Texel]] hebben we zes parken en vier restaurants, samen 420 medewerkers in het hoogseizoen. HRM moet werken met meerdere cao's: recreatie en horeca. Onze salarisverwerker is Visma.
@Eetcafé Friends;Emmen;Noorderplein 90;7811 MG;www.friendsemmen.nl;info@friendsemmen.nl;0591 648 111;Daan Pieterse
We zijn een jong team en willen alles via de telefoon regelen. Er komt een nieuwe zaak bij het theater. De uren moeten elke week naar de boekhouder, liefst automatisch.
@Wijnlokaal Bacchus;Nijmegen;Ganzenheuvel 43;6511 WD;www.bacchusnijmegen.nl;proost@bacchusnijmegen.nl;024 323 9191;Lieke Janssen
De voorraad bestaat uit 900 wijnen in drie kelders. Wij leveren ook aan restaurants. Tijdens [[description|de Vierdaagsefeesten]] verkopen we in een week zoveel als anders in twee maanden. [[entity|Bachus]] wil een webshop die weet wat er ligt.
@Hotel Astoria;Noordwijk;Emmaweg 13;2202 CP;www.astorianoordwijk.nl;info@astorianoordwijk.nl;071 361 0014;Margriet van der Plas
Ons telefoonnummer is [[entity|nul zeven één, drie zes één, nul nul veertien]]. De wasserij, het zwembad en de keuken hebben elk een eigen begroting. Een ERP moet dat per afdeling laten zien.
@Theetuin De Pimpernel;Grootschermer;Noordeinde 20;1843 JG;www.theetuinpimpernel.nl;info@theetuinpimpernel.nl;0299 671 550;Anneke Sijm
Een kleine zaak met vooral vrijwilligers. De planning van 24 vrijwilligers gaat via een appgroep en dat willen we anders. Kassa is niet nodig.
@Poppodium en Café De Pul;Uden;Kapelstraat 13;5401 EC;www.livepul.com;kantoor@livepul.com;0413 265 091;Joris van den Elzen
Wij programmeren 120 avonden per jaar. Het ticketsysteem is van Stager. Horecapersoneel wordt per avond ingepland. [[entity|Livepul]] heeft een subsidie van [[entity|de gemeente Maashorst]].
@Hotel Café Restaurant De Zwaan;Etten-Leur;Markt 7;4875 CB;www.hoteldezwaan.nl;info@hoteldezwaan.nl;076 501 2696;Corné Roovers
Onze gasten zijn zakelijk door de week en toeristisch in het weekend. We willen weten wat elke gast waard is. De oude database staat op een server in de kelder.
@Brasserie 1910;Domburg;Ooststraat 19;4357 BE;www.brasserie1910.nl;info@brasserie1910.nl;0118 581 215;Joost Minderhoud
[[description|In de oude badkoepel op het duin]] serveren we oesters en kreeft. De [[entity|familie Minderhoud]] heeft nog twee zaken in [[entity|Veere]]. Inkoop loopt via Hanos en Sligro; facturen willen we automatisch inlezen.
@Restaurant De Treeswijkhoeve;Waalre;Valkenswaardseweg 14;5582 VB;www.treeswijkhoeve.nl;info@treeswijkhoeve.nl;040 221 5593;Dick Middelweerd
[[entity|Chef Middelweerd]] wil de kostprijs van elk gerecht weten, tot op de gram. Wij doen elke zes weken een nieuw menu. Recepten staan nu in Word.
@Congrescentrum Papendal;Arnhem;Papendallaan 3;6816 VD;www.papendal.nl;sales@papendal.nl;026 483 7911;Floor Jansen
Bij ons [[description|slapen en eten de olympische sporters]]. De keuken maakt sportvoeding met exacte waarden. Het ERP moet met voedingswaarden kunnen rekenen en per groep kunnen factureren.
@Proeflokaal 't Vat;Zierikzee;Melkmarkt 30;4301 DG;www.hetvatzierikzee.nl;info@hetvatzierikzee.nl;0111 412 080;Sjaak Kloet
Wij zijn op maandag en dinsdag dicht. Het gaat om zeven medewerkers en twee bbl-leerlingen. Budget is maximaal 200 euro per maand.
@Kookstudio Keukenprins;Utrecht;Twijnstraat 61;3511 ZJ;www.keukenprins.nl;koken@keukenprins.nl;030 233 1190;Judith Prins
Workshops voor bedrijven, 300 per jaar. [[entity|Keuken Prins]] wil een CRM dat offertes maakt en opvolgt. Klanten zijn bijvoorbeeld [[entity|Rabobank]] en [[entity|a.s.r.]]. Boekhouding gaat in Moneybird.
@Boerderijwinkel en Terras De Vrijheid;Rhenen;Cuneraweg 55;3911 RK;www.boerderijdevrijheid.nl;info@boerderijdevrijheid.nl;0317 612 400;Marijke Lagerweij
Wij maken zelf kaas en hebben een terras [[description|met uitzicht op de Cunerakerk]]. De winkel, het terras en de groothandel zijn drie stromen. We werken met Odoo als proef.
@Hotel De Gulden Leeuw;Workum;Merk 2;8711 CL;www.deguldenleeuw.nl;info@deguldenleeuw.nl;0515 542 341;Sietske Ypma
[[entity|Sytske Ypma]] is onze administrateur. [[description|Tijdens de Strontweek]] draaien wij dubbele diensten. We hebben elf kamers, een bruin café en een feestzaal.
@Cateringbedrijf Smaakt;Groningen;Ulgersmaweg 139;9731 BP;www.smaaktcatering.nl;info@smaaktcatering.nl;050 541 9988;Rients Bolhuis
Voor evenementen tot 2.000 personen. Materiaal, mensen en vervoer moeten in één planning. Een pakket waarin de keukenbon vanzelf uit de offerte rolt heeft onze voorkeur. De AVG en HACCP zijn uiteraard eisen.
@Restaurant Rijks aan de Maas;Venlo;Maaskade 12;5911 GD;www.rijksaandemaas.nl;gast@rijksaandemaas.nl;077 351 4460;Sander Gielen
We zijn met 28 mensen, van wie 15 in de keuken. [[entity|Sander G]] en zijn compagnon [[entity|Twan Peeters]] zijn eigenaar. Zij hebben ook [[entity|Café De Locomotief]]. Roosteren doen we in L1NDA, maar dat koppelt niet met onze salarisadministratie.
@Hotel Schuddebeurs;Schuddebeurs;Donkereweg 35;4317 NL;www.schuddebeurs.nl;info@schuddebeurs.nl;0111 415 651;Adriaan van Dijke
Landelijk hotel met 24 kamers. [[entity|A. van Dijke]] heeft in [[entity|Renesse]] nog een appartementencomplex. Wij willen beide in één administratie zien, met een gezamenlijke inkoop.
@Skihut & Partycentrum Alpenstube;Landgraaf;Witte Wereld 1;6372 VG;www.alpenstube.nl;info@alpenstube.nl;045 547 0700;Roger Smeets
De zaak ligt [[description|bij een overdekte skibaan]] en is het hele jaar open. Après-ski op zaterdag trekt 600 man. We zoeken een kassa die zonder internet doorwerkt.
@Restaurant Sumo;Leiden;Beestenmarkt 21;2312 CC;www.sumoleiden.nl;info@sumoleiden.nl;071 513 0033;Kenji Tanaka
Gasten bestellen op een tablet, rondes van vijf gerechten. De keuken ziet wat er besteld is, maar het magazijn niet. Een koppeling daartussen is het hele project.
@Jachthaven Restaurant De Skipper;Makkum;Suderséleane 27;8754 GK;www.deskippermakkum.nl;info@deskippermakkum.nl;0515 232 828;Jelle Wassenaar
Het gaat om de haven met 650 ligplaatsen en het restaurant. Stroom en water worden per box afgerekend. Havenmeester is [[entity|Klaas Wassenaar]], de broer van de eigenaar. Wij organiseren jaarlijks [[description|een zeilweek voor skûtsjes]].
@Koffiebranderij Mokum;Amsterdam;Danzigerkade 9;1013 AP;www.koffiemokum.nl;beans@koffiemokum.nl;020 606 7711;Esra Yilmaz
We roast 90 tonnes a year and run eleven espresso bars in [[entity|Amsterdam]] and [[entity|Haarlem]]. [[entity|Esra]] would like an ERP with batch tracking and a web shop for subscribers. We use Shopify and Exact.
@Zorghotel De Bilderhof;Bilthoven;Soestdijkseweg Zuid 250;3721 AK;www.zorghoteldebilderhof.nl;info@zorghoteldebilderhof.nl;030 229 3344;Ineke Brands
Gasten herstellen hier na een operatie. De zorg registreert in ONS van Nedap, de horeca in een eigen kassa. Gegevens over dieet moeten van het ene naar het andere. Er loopt een DPIA.
@Pension Zeelust;Zandvoort;Zeestraat 58;2042 LB;www.zeelustzandvoort.nl;info@zeelustzandvoort.nl;023 571 2345;Ton Paap
Veertien kamers. Tijdens [[description|de Grand Prix]] verhuren we voor het tienvoudige. [[entity|Ton]] doet alles zelf en wil één overzicht van Booking, Airbnb en eigen boekingen.
@Restaurant 't Jagershuys;Dwingeloo;Lhee 40;7991 PE;www.jagershuysdwingeloo.nl;info@jagershuysdwingeloo.nl;0521 591 230;Roelie Oosting
Wij zijn gevestigd [[description|aan de rand van het Dwingelderveld]], in [[description|een Saksische boerderij van 1780]]. We werken veel met wild van jagers uit de buurt. De herkomst moet aantoonbaar zijn.
@Hotel New Amsterdam;Emmen;Verlengde Vaart ZZ 21;7887 EB;www.hotelnewamsterdam.nl;info@hotelnewamsterdam.nl;0591 553 700;Gert Wever
Kamers 44, medewerkers 31, twee zalen. De nachtportier werkt met een schrift. Wij zoeken een pakket voor melding van storingen en schoonmaak.
@Frietfabriek Foodgroup;Eindhoven;Torenallee 22;5617 BD;www.frietfabriek.nl;hq@frietfabriek.nl;040 711 3388;Bas Verhagen, Loes Kuijpers
De groep omvat negen zaken op [[entity|Strijp-S]], in [[entity|Tilburg]] en in [[entity|Den Bosch]]. [[entity|FF Foodgroup]] heeft een eigen productiekeuken. [[entity|Loes]] wil consolidatie over alle bv's. Het KvK-nummer is [[entity|17 24 55 81]].
@Schouwburg Café De Loge;Gouda;Boelekade 67;2806 AE;www.schouwburggouda.nl;cafe@schouwburggouda.nl;0182 513 750;Nico Verhoef
In de pauze moeten in twintig minuten vijfhonderd drankjes de deur uit. Vooruit bestellen via een QR-code zou ideaal zijn. De vrijwilligers roosteren zichzelf in.
@Bistro De Heeren van Noord;Castricum;Dorpsstraat 40;1901 EM;www.heerenvannoord.nl;info@heerenvannoord.nl;0251 650 881;Maarten Glorie
[[entity|De Heeren]] zijn drie vrienden die samen begonnen [[description|in een leegstaand postkantoor]]. Er komt een tweede zaak in [[entity|Heiloo]]. We zoeken advies over kassa en inkoop.
@Hotel Landgoed Ehzerwold;Almen;Ehzerallee 14;7218 BS;www.ehzerwold.nl;info@ehzerwold.nl;0575 431 143;Wilma Harmsen
Het gebouw was [[description|een kuuroord voor longpatiënten]]. Wij ontvangen trainingen van dagen achtereen. Zaalgebruik, overnachting en maaltijden gaan op één factuur en dat lukt nu niet.
@Visrestaurant De Kaai;Goes;Kleine Kade 12;4461 AD;www.dekaaigoes.nl;info@dekaaigoes.nl;0113 215 566;Rien Koole
Elke ochtend kopen we in op [[entity|de mijn van Colijnsplaat]]. De dagprijs verschilt sterk, dus de kostprijs moet elke dag bijgewerkt worden. Er werken elf mensen.
@Kinderboerderij en Speelcafé De Goudvis;Apeldoorn;J.C. Wilslaan 201;7313 HK;www.speelcafedegoudvis.nl;info@speelcafedegoudvis.nl;055 541 2277;Kim Berends
Kinderfeestjes boeken ouders nu per mail. We willen dat online laten kiezen met tijdsloten en betaling vooraf. In de herfstvakantie zitten we iedere dag vol.
@Conferentiehotel De Poort;Groesbeek;Biesseltsebaan 34;6561 KC;www.depoort.nl;info@depoort.nl;024 397 1351;Theo Lamers
[[description|Tot 1968 woonden hier de broeders]], sindsdien zijn we een conferentiehotel. Wij hebben 122 kamers. [[entity|Dhr. Lamers]] gaat volgend jaar met pensioen en wil het pakket voor die tijd draaiend hebben.
@Lounge 43;Zwolle;Melkmarkt 43;8011 MC;www.lounge43.nl;party@lounge43.nl;038 421 4343;Dylan Kroes
Een club met twee vloeren, vijftig man personeel, beveiliging inbegrepen. Uren na middernacht tellen anders. Dat moet het systeem begrijpen.
@De Librije Hotel;Zwolle;Spinhuisplein 1;8011 ZZ;www.librije.com;info@librije.com;038 853 0000;Thérèse Boer
Wij hebben [[description|drie Michelinsterren]] en een hotel [[description|in een voormalige vrouwengevangenis]]. Gasten van over de hele wereld komen soms jaarlijks terug. [[entity|Therese]] wil dat het CRM hun verhaal kent.
@Uitspanning De Nieuwe Brug;Berlicum;Runweg 2;5258 TE;www.uitspanningdenieuwebrug.nl;info@uitspanningdenieuwebrug.nl;073 503 1818;Hans Vissers
Het is een uitspanning met speeltuin, minigolf en een zaal. Wandelaars van [[description|het Pelgrimspad]] stempelen bij ons. Wij zoeken een abonnement dat in de winter stil kan staan.
@Restaurant Ons Genoegen;Heerenveen;Oude Koemarkt 3;8441 EE;www.onsgenoegenheerenveen.nl;info@onsgenoegenheerenveen.nl;0513 622 199;Fokke Dijkstra
Op wedstrijddagen [[description|van de voetbalclub met de pompeblêden]] draaien we 300 couverts. Anders is het rustig. Personeel plannen op het weer en het voetbal, dat is de vraag.
@Bruin Café De Keizer;Den Bosch;Korte Putstraat 9;5211 KP;www.dekeizerdenbosch.nl;info@dekeizerdenbosch.nl;073 614 2020;Ria Pennings
Met carnaval, [[description|in Oeteldonk]], zijn we vier dagen open tot vier uur. Daarna dicht voor een week. We hebben tien vaste krachten. De uren van die dagen zijn een drama voor de administratie.
@Resort De Arendshorst;Ommen;Arendhorsterweg 3;7731 RC;www.resortdearendshorst.nl;info@resortdearendshorst.nl;0529 453 248;Dinand Schutte
Aan [[entity|de Vecht]] liggen onze 120 chalets. De eigenaren van de chalets krijgen elk kwartaal een afrekening van de verhuur. Dat gaat nu in Excel en kost een week.
@Restaurant Bij Jef;Den Hoorn;Herenstraat 34;1797 AJ;www.bijjef.nl;info@bijjef.nl;0222 319 623;Jef Schuur
Wij varen op de veerboot, zeggen we altijd: valt die uit, dan zijn er geen gasten. [[description|De laatste zaak voor het wad]], noemen gasten ons. Annuleringen en aanbetalingen moeten goed geregeld zijn. [[entity|TESO]] is onze levensader.
@Congreshotel Mitland;Utrecht;Ariënslaan 1;3573 PT;www.mitland.nl;info@mitland.nl;030 271 5824;Desirée Vos
Ons hotel telt 137 kamers en veertien zalen en is per jaar goed voor 45.000 overnachtingen. Voor revenue gebruiken we IDeaS. De koppeling met het PMS moet blijven.
@Eetwinkel Sjef;Sittard;Steenweg 51;6131 BC;www.eetwinkelsjef.nl;info@eetwinkelsjef.nl;046 451 9922;Sjef Lemmens
Maaltijden aan huis voor ouderen, 700 per dag. Routes, diëten en incasso. We werken voor [[entity|Zuyderland]] en voor [[entity|Vivantes]]. Het pakket moet met SEPA-incasso om kunnen gaan.
@Hotel De Vassy;Egmond aan den Hoef;Hoeverweg 99;1934 PG;www.hoteldevassy.nl;info@hoteldevassy.nl;072 506 4411;Paula de Wit
De badplaats is op vijf minuten fietsen. Wij zoeken een CRM met nieuwsbrieven, want ruim zestig procent van de gasten komt terug. Mailchimp mag blijven.
@Streekrestaurant De Aanzet;Bronkhorst;Bovenstraat 5;7226 LN;www.deaanzetbronkhorst.nl;info@deaanzetbronkhorst.nl;0575 452 033;Bennie Garritsen
Wij zitten [[description|in het kleinste stadje van het land]]. Alles komt van boeren binnen twintig kilometer. [[entity|Bennie]] en [[entity|zijn vrouw Hetty]] doen de bediening en de boeken.
@Zwembadhoreca Aquadome;Drachten;Reiderwei 11;9203 BH;www.aquadomedrachten.nl;horeca@aquadomedrachten.nl;0512 523 000;Anja Wijbenga
Verkoop van friet, ijs en koffie, en kinderpartijtjes. De gemeente wil elk kwartaal een overzicht. We hebben geen eigen ICT'er.
@Hotel-Brasserie Karel de Vijfde;Vlissingen;Nieuwendijk 15;4381 BV;www.kareldevijfde.nl;info@kareldevijfde.nl;0118 414 700;Suzanne Poppe
Het pand is [[description|het geboortehuis van een zeeheld]]. Er zijn 18 kamers. Onze vraag: eenvoudige rapportages per dag, voor de eigenaren in [[entity|Antwerpen]]. Mail naar [[entity|s.poppe@kareldevijfde.nl]].
@De Soepfabriek;Den Haag;Binckhorstlaan 36;2516 BE;www.desoepfabriek.nl;soep@desoepfabriek.nl;070 381 2020;Omar Bensaid
Per week gaan er 30.000 liter soep naar supermarkten, onder meer naar [[entity|Albert Heijn]] en [[entity|Marqt]]. EDI is een harde eis, net als BRC-certificering. [[entity|Omar]] zoekt iemand die de implementatie begeleidt.
@Watersportcamping De Zandvliet;Kortgene;Kaaidijk 10;4484 NA;www.dezandvliet.nl;info@dezandvliet.nl;0113 301 980;Piet de Kam
Onze vaste gasten hebben een jaarplaats. De jaarnota's maken we in januari en dat zijn er 340. Meterstanden typen we over. Een app om die op te nemen is welkom.
@Bierlokaal De IJsbeer;Zaandam;Westzijde 121;1506 GC;www.deijsbeerzaandam.nl;info@deijsbeerzaandam.nl;075 616 0606;Mirjam Honig
Boven in de zaak hangt [[description|een opgezette ijsbeer uit Spitsbergen]], vandaar. Wij hebben twintig bieren op tap. Voorraad wordt gewogen per fust. We zoeken een koppeling met Untappd voor onze menuborden.
@Wellness Resort Thermen Bussloo;Voorst;Bloemenksweg 38;7383 RN;www.thermenbussloo.nl;info@thermenbussloo.nl;055 368 2640;Lianne Oudenampsen
Behandelingen, entree, horeca en hotel in één bezoek: [[entity|Bussloo]] wil dat een gast met zijn bandje alles afrekent. Het polsbandje is van Gantner. Er werken 310 mensen.
@Restaurant Olijf;Tilburg;Heuvel 12;5038 CR;www.olijftilburg.nl;info@olijftilburg.nl;013 542 3311;Yusuf Demir
Mijn broer en ik hebben drie zaken. Wij bestellen bij dezelfde groothandel, maar krijgen drie facturen met drie prijzen. Het systeem moet dat gelijk trekken en verschillen melden.
@Buitenplaats Vaeshartelt;Maastricht;Weert 9;6222 PG;www.vaeshartelt.nl;info@vaeshartelt.nl;043 369 0200;Marc Gubbels
Hier [[description|woonde ooit de koning met zijn maîtresse]], later een fabrikant van aardewerk. Wij hebben 84 kamers en een park. Offertes voor trouwpartijen kosten ons nu een halve dag.
@Pizzeria Napoli;Hoorn;Grote Noord 99;1621 KE;www.napolihoorn.nl;info@napolihoorn.nl;0229 217 070;Salvatore Russo
We bezorgen met zes scooters. Een kassa die routes maakt is genoeg. De winkelstraat wordt volgend jaar opgebroken, dus de bezorging moet groeien.
@Hotel Arcen Grand;Arcen;Schans 18;5944 AG;www.arcengrand.nl;info@arcengrand.nl;077 473 1515;Ellen Titulaer
De meeste gasten komen voor [[description|de kasteeltuinen]] of [[description|het thermaalbad]]. Wij maken arrangementen met kaartjes en die moeten in het PMS passen. [[entity|Ellen T.]] is bereikbaar op toestel 14.
@Snackcorner Delfzijl Haven;Delfzijl;Waterstraat 78;9934 AX;www.snackcornerdelfzijl.nl;info@snackcornerdelfzijl.nl;0596 613 044;Geert Mooi
[[entity|Geert]] heeft de zaak van zijn ouders. Er werken negen mensen. Wij willen pinnen, uren en voorraad in één apparaat.
@Restaurantschip De Ameland;Kampen;IJsselkade 40;8261 AC;www.schipdeameland.nl;info@schipdeameland.nl;038 331 2244;Reinier Last
[[description|Het schip voer vroeger als veerboot naar een waddeneiland]]; nu ligt het vast en eten er elke avond 90 mensen. De ligplaats huren we van [[entity|de gemeente Kampen]]. Wifi aan boord is slecht, dus graag iets dat offline werkt.
@Sportcafé De Derde Helft;Woerden;Waardsebaan 3;3446 AA;www.derdehelftwoerden.nl;info@derdehelftwoerden.nl;0348 416 161;Patrick de Groot
Wij pachten de kantine van drie verenigingen. Elke club krijgt een deel van de omzet. Dat uitrekenen moet vanzelf gaan, per maand en per club.
@Hotel Marktzicht;Harderwijk;Markt 8;3841 CE;www.marktzichtharderwijk.nl;info@marktzichtharderwijk.nl;0341 413 032;Gijs Foppen
Twintig kamers boven een café. In [[description|Aaltjesdagen]] slapen hier de muzikanten. Wij zoeken een opvolger voor Asperion, dat ermee stopt. Contact: [[entity|Gijs Foppen]], [[entity|0341-413032]].
@Kookploeg Bedrijfscatering;Veenendaal;Turbinestraat 3;3903 LV;www.kookploeg.nl;info@kookploeg.nl;0318 529 090;Arie van Ginkel, Mirthe Slok
De ploeg levert lunches aan kantoren. [[entity|Mirthe]] plant de routes. In totaal gaan elke dag vijftienhonderd lunches uit, in bussen die om half tien weg moeten. Allergenenlabels printen we op een Zebra.
@Herberg De Rode Leeuw;Vierlingsbeek;Spoorstraat 30;5821 BC;www.rodeleeuwvierlingsbeek.nl;info@rodeleeuwvierlingsbeek.nl;0478 631 202;Truus Cuijpers
Onze zaal is van de hele gemeenschap: de harmonie, het gilde en de toneelclub. [[description|Koning Willem II heeft hier nog geslapen]]. Verhuur aan verenigingen gaat per jaar, met een vaste prijs.
@Hotel Stad en Land;Hengelo;Oude Molenweg 2;7551 BK;www.hotelstadenland.nl;info@hotelstadenland.nl;074 291 4466;Gea Oude Luttikhuis
Zakelijke gasten, van maandag tot donderdag, veel van [[entity|Thales]] en [[entity|Eaton]]. Wij willen contractprijzen per bedrijf. [[entity|Mw. Oude Luttikhuis]] tekent.
@Café Restaurant De Halve Maen;Hoorn;Veermanskade 15;1621 AN;www.halvemaenhoorn.nl;info@halvemaenhoorn.nl;0229 248 822;Klaas Bijl
Drie verdiepingen, dertig man personeel, een terras aan het water. De fooien verdelen we op vrijdag. Dat moet netjes via de loonstrook.
@Hotel Villa Magnolia;Oisterwijk;Gemullehoekenweg 9;5061 MA;www.villamagnolia.nl;stay@villamagnolia.nl;013 528 2900;Danielle Robben
Our villa has nine rooms and a small spa, close to [[entity|the Oisterwijk fens]]. It was [[description|built by a leather manufacturer in 1908]]. We are looking for a small PMS with a booking engine in three languages.
@Broodjeszaak Lekker Bekkie;Purmerend;Kaasmarkt 4;1441 BG;www.lekkerbekkiepurmerend.nl;info@lekkerbekkiepurmerend.nl;0299 422 119;Anita Schaap
[[description|"Lekkerder kan je bekkie het niet krijgen"]] staat op onze gevel. Vijf mensen, één toonbank. Bestellingen voor bedrijven komen via WhatsApp binnen en raken kwijt.
@Natuurhotel Het Posbankhuys;Rheden;Schietbergseweg 3;6991 JD;www.posbankhuys.nl;info@posbankhuys.nl;026 495 3040;Olga Reinders
Fietsers en wandelaars van [[entity|de Posbank]] drinken bij ons koffie. Er zijn acht kamers. Het dak ligt vol met zonnepanelen en de energie willen we per kamer zien.
@Hotel Duinoord;Vrouwenpolder;Koningin Emmaweg 22;4354 KD;www.duinoordvrouwenpolder.nl;info@duinoordvrouwenpolder.nl;0118 591 300;Corrie Maljaars
[[entity|Corrie Maljers]] is onze vaste aanspreekpersoon. Het hotel ligt [[description|vlak bij de Veerse Gatdam]] en telt 60 kamers. Wij willen weg van een serverpakket en zoeken iets in de cloud.
@Eetcafé Het Hart van Hees;Soest;Kerkebuurt 5;3762 XM;www.harthees.nl;info@harthees.nl;035 601 4411;Freek Hilhorst
De vraag is simpel: personeel inplannen en de uren naar de loonadministratie sturen. [[entity|Freek]] maakt het rooster op zondagavond aan de keukentafel.
@De Kromme Dissel;Heelsum;Klein Zwitserlandlaan 5;6866 DS;www.krommedissel.nl;info@krommedissel.nl;0317 313 118;Tonny Berentsen
Onze zaak heeft [[description|al ruim vijftig jaar onafgebroken een ster]]. Het pakket moet passen bij een klein team van negen. Gasten boeken drie maanden vooruit.
@Grandcafé Station Zuid;Roosendaal;Stationsplein 1;4702 VX;www.grandcafestation.nl;info@grandcafestation.nl;0165 541 010;Rick van Oers
Op [[description|perron 1, in de vroegere wachtkamer derde klas]], zit ons café. Reizigers hebben haast, dus de kassa moet snel zijn. Openingstijden volgen de treinen. De verhuurder is [[entity|NS Stations]].
@Bed & Breakfast Pastorie Huizinge;Huizinge;Smedemaweg 16;9992 XH;www.pastoriehuizinge.nl;info@pastoriehuizinge.nl;0595 551 030;Hilda Bos
Er zijn vijf kamers. Door [[description|de zware aardbeving in 2012]] is het huis verstevigd. We zoeken alleen een boekingskalender en een manier om toeristenbelasting door te geven.
@Royal Theeschip;Franeker;Noord 12;8801 KR;www.royaltheeschip.nl;info@royaltheeschip.nl;0517 392 021;Baukje Feenstra
High tea in drie rondes per dag, voor 48 gasten per ronde. [[description|Naast het oudste planetarium ter wereld]] komen veel toeristen langs. [[entity|Baukje]] houdt de reserveringen bij in een agenda van papier.
@Zorgcatering De Kookpunt;Leeuwarden;Archimedesweg 33;8912 AK;www.dekookpunt.nl;info@dekookpunt.nl;058 288 4410;Sjoerd Terpstra, Marrit de Jong
Wij maken 6.500 maaltijden per dag voor [[entity|MCL]], [[entity|Tjongerschans]] en thuiszorg. Het huidige ERP is een oude versie van Navision. [[entity|Marrit]] is projectleider. Bestanden staan op [[entity|\\\\dkp-srv01\\keuken]].
@Hostellerie De Hamert;Wellerlooi;Hamert 2;5856 CL;www.hamert.nl;info@hamert.nl;077 473 1260;Léon Huijs
In het aspergeseizoen doen wij de helft van onze jaaromzet, [[description|aan de Maas bij het nationale park]]. Seizoenskrachten uit Polen en Roemenië wonen bij ons op het terrein. Huisvesting en inhoudingen moeten in de loonrun.
@Cultuurcafé Scheltema;Leiden;Marktsteeg 1;2312 CS;www.scheltemaleiden.nl;info@scheltemaleiden.nl;071 512 6644;Noor van Tol
Vrijwilligers en betaalde krachten door elkaar, dat is het lastige. De subsidiegever vraagt om een uurverantwoording. We draaien [[description|in een oude dekenfabriek]].
@Kiosk Westerpark;Amsterdam;Haarlemmerweg 8;1014 BE;www.kioskwesterpark.nl;hi@kioskwesterpark.nl;020 684 1111;Milan Visser
Eén kiosk, drie foodtrucks en een drukke zomer. We huren mensen per dag in via Temper en YoungOnes. Facturen van die platformen willen we automatisch boeken.
@Bospaviljoen De Leuvert;Cromvoirt;Pepereind 4;5266 AM;www.deleuvert.nl;info@deleuvert.nl;0411 641 208;Wim van Beers
Een grote speeltuin en een restaurant [[description|aan de plas waar de hele stad zwemt]]. Bij mooi weer komen er tweeduizend mensen, bij regen tien. De planning moet naar de buienradar kijken, zei [[entity|Wim]] gekscherend.
@Hotel De Doelen;Groningen;Grote Markt 36;9711 LV;www.hoteldedoelen.nl;info@hoteldedoelen.nl;050 312 7041;Jeroen Hoving
[[entity|Doelen Groningen B.V.]] exploiteert 37 kamers en twee restaurants. [[entity|BTW NL8123.45.678.B01]] staat op de facturen. We willen dagomzet per afdeling zien voor negen uur 's ochtends.
@Wellnesscentrum De Zwaluwhoeve;Hierden;Zuiderzeestraatweg 105;3849 AE;www.dezwaluwhoeve.nl;info@dezwaluwhoeve.nl;0341 451 850;Astrid van den Brink
De dagkaarten worden online verkocht, met een tijdslot. Wij hebben 180 mensen in vaste dienst. Ziekteverzuim ligt hoog en dat willen wij beter volgen.
@Strandtent De Piraat;Cadzand;Boulevard de Wielingen 14;4506 JK;www.depiraatcadzand.nl;info@depiraatcadzand.nl;0117 391 414;Bjorn de Smet
Gasten uit België vormen tachtig procent van de omzet, [[description|want de grens is twee kilometer verder]]. Bonnen moeten in twee talen. [[entity|Bjorn en Inge de Smet]] willen in februari overstappen.
@Restaurant Vlonder 3;Almere;Strandweg 3;1316 CC;www.vlonder3.nl;info@vlonder3.nl;036 534 9090;Kevin Mulder
Bij ons wordt gewerkt met een menukaart op de telefoon. We missen inzicht in wat er verspild wordt. Koppelen met Orbisk zou mooi zijn.
@Kasteel de Berckt;Baarlo;De Berckt 1;5991 PD;www.deberckt.nl;info@deberckt.nl;077 477 1223;Zuster Agnes Thijssen
[[description|Ooit een klooster van de kruisheren]], nu slapen hier schoolklassen en ruiterkampen. Wij hebben 280 bedden. Groepen boeken een jaar vooruit, met een aanbetaling in twee termijnen.
@Vleesbar Rund;Dordrecht;Voorstraat 210;3311 ET;www.vleesbarrund.nl;eet@vleesbarrund.nl;078 613 3050;Mick de Koning
We leggen per stuk vlees vast van welke boer het komt. Dat doen we nu op stickers. De leverancier is [[entity|slagerij De Groene Weg]] en die heeft een eigen portaal.
@Familiehotel Talens;Coevorden;Sallandsestraat 84;7741 MA;www.hoteltalens.nl;info@hoteltalens.nl;0524 516 251;Roelof Talens, Inge Talens
Bij [[entity|Talens]] werken drie generaties. [[description|De overgrootvader begon als paardenwisselplaats voor de postkoets]]. We doen bruiloften tot driehonderd man. De vraag gaat over offertes en over het opvolgen daarvan.
@Café De Beurs;Winschoten;Torenstraat 2;9671 EE;www.debeurswinschoten.nl;info@debeurswinschoten.nl;0597 412 900;Henk Tuin
Tijdens [[description|Adrillen]] staat de hele markt vol en tappen wij 4.000 liter. Verder is het rustig. We zoeken iets voor voorraad en personeel, maandelijks opzegbaar.
@Dinercruise Rijnstroom;Arnhem;Rijnkade 1;6811 HA;www.dinercruiserijnstroom.nl;info@dinercruiserijnstroom.nl;026 445 6677;Cees van Ommen
Vier schepen, 140 vaardagen, veertig bemanningsleden. Certificaten van de bemanning verlopen en dat moet bewaakt worden. We varen [[description|langs John Frostbrug en Westerbouwing]].
@Nachtclub Toren;Amsterdam;Overhoeksplein 3;1031 KS;www.nachtclubtoren.nl;info@nachtclubtoren.nl;020 237 6310;Eva Sluis
Boven in [[description|de vroegere oliekantoren met de draaischommel op het dak]] zitten wij. Uitgifte van munten en muntprijzen, en op het eind van de nacht alles tellen. Dat willen we digitaal.
@Hotel de Naaldhof;Oss;Docfalaan 22;5342 BC;www.denaaldhof.nl;info@denaaldhof.nl;0412 646 464;Mark Ruijs
Een sport- en hotelcomplex van 11 tennisbanen, 28 kamers en een bowling. Alles heeft een eigen systeem. Het management wil één cijfer per dag.
@Restaurant Fleur de Sel;Haaksbergen;Goorsestraat 70;7482 CG;www.fleurdeselhaaksbergen.nl;info@fleurdeselhaaksbergen.nl;053 573 1111;Mathilde Roerink
Met [[entity|Roerink]] aan tafel kwam de wens: kostprijs, menukaart en website uit één bron. Wij zijn tijdelijk gesloten wegens verbouwing en beginnen in het voorjaar opnieuw.
@Snorremans Horeca;Aalsmeer;Stommeerweg 72;1431 EX;www.snorremans.nl;info@snorremans.nl;0297 321 122;Nel Snorremans
[[entity|Snorreman's]] zit [[description|naast de grootste bloemenveiling van de wereld]]. We gaan open om vier uur 's nachts, voor de kwekers. Kassa, uren en kredietlijstjes moeten in één pakket.
@Hotel Oranjeoord;Apeldoorn;Jachtlaan 70;7313 DC;www.oranjeoord.nl;info@oranjeoord.nl;055 355 2323;Hester Wolters
Ons hotel is [[description|door een koningin geopend in 1921]] en ligt op loopafstand van [[entity|Paleis Het Loo]]. Revenue management wordt ingekocht bij een extern bureau. We willen zelf weer kunnen sturen.
@Bagels & More;Delft;Oude Langendijk 19;2611 GL;www.bagelsandmoredelft.nl;info@bagelsandmoredelft.nl;015 212 4848;Jasmijn Bloem
Four shops run by students of [[entity|TU Delft]]. Turnover of staff is enormous: 80 per cent a year. We need onboarding in an app, in English and Dutch. [[entity|Jasmijn]] is the owner.
@Restaurant De Rozario;Helmond;Steenweg 11;5707 CD;www.derozario.nl;info@derozario.nl;0492 537 900;Joep de Rozario
De wijnkelder is verzekerd op een lijst die we met de hand bijhouden. Graag een systeem dat flessen, prijs en plek kent. We kopen ook op veilingen.
@Vakantieboerderij De Zonnewijzer;Zelhem;Halseweg 60;7021 CX;www.dezonnewijzer.nl;info@dezonnewijzer.nl;0314 621 333;Gerrit Wesselink
Op het erf: [[description|de grootste zonnewijzer van Europa]], achttien accommodaties en een kaasmakerij. [[entity|Gerrit Wesselnk]] vult aan dat de melkprijs ook ergens in het systeem moet.
@Hotel Le Petit Paris;Roermond;Markt 24;6041 EM;www.lepetitparisroermond.nl;info@lepetitparisroermond.nl;0475 310 280;Chantal Peeters
Bij ons boeken vooral winkelaars van [[description|het outletcentrum]]. In december is elke kamer drie keer te verkopen. Prijzen moeten dus vanzelf meebewegen. [[entity|Chantal]]: "Ik wil op zondag vrij kunnen zijn".
@Schaapskooi Restaurant Ginkel;Ede;Verlengde Arnhemseweg 95;6718 SM;www.schaapskooiginkel.nl;info@schaapskooiginkel.nl;0318 610 230;Teunis van Manen
Elk jaar in september is [[description|de herdenking van de parachutisten]] en dan komen er 60.000 mensen. Verder draaien we op fietsers. Wij zoeken tijdelijke kassa's voor die ene dag.
@Cafetaria Zilt;Urk;Raadhuisstraat 8;8321 EN;www.ziltnaarurk.nl;info@ziltnaarurk.nl;0527 681 111;Lub Hakvoort
Zondag zijn wij natuurlijk gesloten. Vis komt van [[entity|de UK 172]], de kotter van een neef. Wij hebben twaalf mensen, allemaal parttime.
@The Lighthouse Resort;Den Burg;Vuurtorenweg 100;1795 LL;www.lighthouseresort.nl;info@lighthouseresort.nl;0222 317 000;Arlette Zijm
Guests arrive by ferry, and [[description|from our roof you can see the red tower]]. We have 92 apartments with owners abroad. Owner statements take a week each month; we want that to be automatic.
@Restaurant De Vierhoeck;Hulst;Steenstraat 2;4561 AS;www.devierhoeckhulst.nl;info@devierhoeckhulst.nl;0114 312 000;Fons de Caluwé
Op de dag [[description|na de Vestrock]] zijn we dicht. [[entity|Fons]] wil een eenvoudige voorraad. Wij gebruiken de kassa van Vectron en dat blijft zo.
@Kloosterhotel Mariënwaard;Beesd;'t Klooster 4;4153 RE;www.marienwaard.nl;info@marienwaard.nl;0345 681 230;Frans Verschuer
Van de opbrengst wordt een landgoed van 900 hectare onderhouden. [[description|Onze appels gaan naar een eigen jamfabriek]] en de hof is bekend van [[description|een meubelbeurs voor het buitenleven]]. We zoeken een ERP voor winkel, landbouw en horeca samen.
@Theaterrestaurant De Bonte Koe;Schoonhoven;Haven 39;2871 CK;www.debontekoeschoonhoven.nl;info@debontekoeschoonhoven.nl;0182 382 100;Ad Verkaik
Zaal voor tweehonderd, [[description|tussen de werkplaatsen van de zilversmeden]]. Kaarten en diner worden samen verkocht. Op dit moment typen we de namen over van de ene lijst op de andere.
@Hotel Rasch Beheer;Zeist;Slotlaan 200;3701 GV;www.raschbeheer.nl;info@raschbeheer.nl;030 691 7100;Otto Rasch, Liv Rasch
[[entity|R.B.]] is de holding van drie hotels. [[entity|O. Rasch]] en zijn dochter beslissen samen. Er is een budget van dertigduizend euro gereserveerd voor het eerste jaar.
@De Mosterdmaker;Doesburg;Boekholtstraat 22;6981 AB;www.demosterdmaker.nl;info@demosterdmaker.nl;0313 472 230;Herman Spaan
Mosterd en mosterdsoep in een café achter de fabriek. Elke pot heeft een lot. Wij leveren aan supermarkten via een groothandel en die wil elektronische pakbonnen.
@Hotel Mondriaan;Winterswijk;Zonnebrink 4;7101 NC;www.hotelmondriaanwinterswijk.nl;info@hotelmondriaanwinterswijk.nl;0543 515 200;Elly te Winkel
Ons hotel is genoemd naar [[description|een schilder die hier als jongen woonde]]. Er zijn 33 kamers en een tuin. [[entity|Mevrouw te Winkel]] zoekt iemand die het haar rustig uitlegt.
@Food Hall De Loods;Enschede;Roomweg 35;7523 BM;www.foodhalldeloods.nl;info@foodhalldeloods.nl;053 203 1400;Thijs Nijhof
[[description|Op de plek van de vuurwerkramp]] staat nu onze hal. Veertien kramen, ieder met een eigen bv, en één bar van onszelf. De omzet van iedere kraam moet per week worden uitbetaald, min de huur.
@Eetcafé Ome Jan;Volendam;Haven 120;1131 ET;www.omejanvolendam.nl;info@omejanvolendam.nl;0299 363 355;Jan Veerman
Palingsound draaien we niet, palingsoep serveren we wel. [[entity|Jan Veerman (Spruit)]] heeft de zaak sinds een paar jaar. Het is druk met bussen en dan is de bediening te traag. Bestellen op een handheld is de wens.
@Hotel Het Roode Koper;Leuvenum;Jhr. Dr. C.J. Sandbergweg 82;3852 PV;www.roodekoper.nl;info@roodekoper.nl;0577 407 393;Isabel van Sminia
In de bossen, [[description|vroeger het buitenhuis van een Brabantse textielbaron]], ontvangen wij gasten in 26 kamers. [[entity|Roode Koper]] zoekt een CRM waarin honden ook een kaart krijgen.
@Chocolaterie en Koffiehuis Puur;Baarle-Nassau;Singel 6;5111 CJ;www.chocopuur.nl;info@chocopuur.nl;013 507 7766;Leen Geerts
[[description|De landsgrens loopt dwars door onze winkel]]: links rekenen we Belgische btw en rechts Nederlandse. Onze vraag aan leveranciers is of het pakket dat kan.
@Waterfront Events;Rotterdam;Boompjeskade 15;3011 XE;www.waterfrontevents.nl;events@waterfrontevents.nl;010 404 4111;Denise Kaya
We doen partijen op een verbouwde onderzeebootloods en op een schip. Denk aan productpresentaties van automerken. Het CRM moet goed met optionele datums overweg kunnen. [[entity|Denise]] stuurt de sales aan met drie accountmanagers.
@Gasterij 't Karrewiel;Nuenen;Berg 22;5671 CB;www.karrewielnuenen.nl;info@karrewielnuenen.nl;040 283 1444;Riet van Hooff
Wij zitten in het dorp [[description|waar de aardappeleters geschilderd zijn]]. Toeristen uit Japan vragen om foto's bij de gerechten. We zoeken een kassa die dat op een scherm toont.
@Hotel Zuiderbad;Amersfoort;Utrechtseweg 190;3818 ET;www.hotelzuiderbad.nl;info@hotelzuiderbad.nl;033 461 0050;Liesbeth Kramer
Beste allemaal, namens [[entity|Liesbeth]] nog een aanvulling. Ons adres is [[entity|Utrechtseweg 190]], de ingang zit aan [[entity|de Barchman Wuytierslaan]]. Je kunt me bellen op [[entity|0 33 - 46 10 05 0]]. Groet, [[entity|Bo van Rossum]]
@Restaurant De Oude Haven;Hellevoetsluis;Oostkade 20;3221 AM;www.oudehavenhellevoet.nl;info@oudehavenhellevoet.nl;0181 312 299;Ronald Kleinjan
Ik heb de zaak in 2016 gekocht van [[entity|Arie Briggeman]]. We liggen [[description|in een vesting aan het water, met een lichtschip voor de deur]]. Onze accountant, [[entity|Visser & Visser]] in [[entity|Middelharnis]], wil toegang.
@Food Village;Breda;Minervum 7208;4817 ZJ;www.foodvillagebreda.nl;info@foodvillagebreda.nl;076 572 3300;Chiel Broeders
Zusterbedrijf [[entity|Broeders Vastgoed]] verhuurt het pand. Wij huren er acht units uit aan koks. Onze gasten zijn kantoormensen van [[entity|Amgen]] en de hogeschool. Een pas waarmee je bij elke kok betaalt, dat zoeken we.
@Hotel Bergse Bos;Rotterdam;Bergse Linker Rottekade 401;3056 LK;www.bergsebos.nl;info@bergsebos.nl;010 418 7766;Petra Sluijter
Onze naam is net veranderd; tot vorig jaar heetten we [[entity|Hotel Rottezicht]]. De logo's zijn al om, de systemen nog niet. [[entity|Petra]] houdt een lijst bij van wat er nog moet, te vinden op [[entity|rottezicht.sharepoint.com]].
@Catering Van Harte;Nijkerk;Watergoorweg 75;3861 MA;www.cateringvanharte.nl;info@cateringvanharte.nl;033 245 8080;Gerben van Harten
[[entity|Van Harten Groep]], [[entity|postbus 118]], 3860 AC [[entity|Nijkerk]]. Wij zijn cateraar van rouw en trouw. [[description|In onze oude tabaksschuur]] staat de keuken. We vragen om een pakket waar een medewerker met autisme mee overweg kan.
@Stadshotel De Klok;Kampen;Oudestraat 101;8261 CJ;www.stadshoteldeklok.nl;info@stadshoteldeklok.nl;038 331 5050;Lucas van Dieren
De Klok is [[description|het hotel boven de oude sigarenfabriek]]. In de week voor [[description|de kerstmarkt met dertigduizend lichtjes]] zitten wij vol. [[entity|L. van Dieren]] en [[entity|mevr. Selles]] doen de intake.
@Pannenkoekenschip Tante Sien;Zwartsluis;Westeinde 2;8064 AL;www.tantesien.nl;info@tantesien.nl;038 386 7711;Wendy Spijkerman
Zonder [[entity|Wendy]] ligt het stil, dus zij wil dat kennis in het systeem komt. Wij varen in juli mee met [[description|de sleepbootdagen]]. Onze bank is [[entity|NL91 ABNA 0417 1643 00]] en daar komt de afdracht van de pin op.
@Hotel Vecht en Rivier;Maarssen;Herengracht 22;3601 AM;www.vechtenrivier.nl;info@vechtenrivier.nl;0346 561 555;Roos Pauw
We zijn een monument [[description|uit de gouden eeuw, met een theekoepel aan het water]]. Kamers: negentien. Het pakket moet Engels en Duits kunnen. Tip van [[entity|hotel De Nonnerie]]: kijk naar Guestline.
@Het Wapen van Drenthe;Roden;Heerestraat 1;9301 AC;www.wapenvandrenthe.nl;info@wapenvandrenthe.nl;050 501 9377;Jan Hendrik Aling
[[entity|JH]] wil graag dat [[entity|Alyssa]] van kantoor de demo's bekijkt. Op [[description|de vierde dinsdag van september is hier jaarmarkt]], dan werken we met dertig extra mensen. Wij gebruiken een Casio en een spreadsheet.
@Bedrijfsrestaurant Group Fresh;Den Haag;Zuid-Hollandlaan 7;2596 AL;www.groupfresh.nl;sales@groupfresh.nl;070 305 6600;Marijn Toet
Fresh bedient elf ministeries en [[entity|de Raad van State]]. Voor [[entity|Shell]] in [[entity|Rijswijk]] loopt een proef met zelfscankassa's. [[entity|Marijn]] is per [[entity|marijn.toet at groupfresh punt nl]] te bereiken.
@Hotel Parkzicht;Veendam;Winkler Prinsstraat 3;9641 AD;www.parkzichtveendam.nl;info@parkzichtveendam.nl;0598 626 464;Bé Kuiper
[[entity|Kuiper senior]] startte met een café. Wij hebben 50 kamers en [[description|de spelers van de gele-zwarte profclub]] slapen bij ons voor een thuiswedstrijd. Het kenmerk van onze aanvraag is [[entity|HPV-2291]].
@Restaurant Aan de Poel;Amstelveen;Handweg 1;1185 TS;www.aandepoel.nl;info@aandepoel.nl;020 345 1763;Stefan van Sprang
Bij [[entity|Stefan en Robbert]] draait alles om gastheerschap. Onze [[description|twee sterren]] verplichten tot veel. Het systeem moet tafels, allergieën en wijnvoorkeuren combineren. Het restaurant in [[entity|Ouderkerk]] gaat later over.
@Recreatiepark De Wrange;Doetinchem;Rekhemseweg 144;7004 HD;www.dewrange.nl;info@dewrange.nl;0314 324 852;Hanneke Geurtsen
Park met 95 huisjes [[description|in het bos achter de doolhof]]. De vereniging van eigenaren heet [[entity|VvE Wrange Oost]]. [[entity|Hanneke G.]] heeft nu drie programma's open om één boeking te maken.
@Lunchcafé Buurman;Veghel;Markt 12;5461 JK;www.buurmanveghel.nl;info@buurmanveghel.nl;0413 351 212;Gijs Verbruggen
[[entity|Gijs]] en zijn zus begonnen met een bakfiets. Inmiddels leveren ze elke ochtend aan [[entity|Mars]] en aan [[entity|Jumbo]], de grote werkgevers hier. Het draaiboek is: half zes bakken, zeven uur laden.
@Hotel Restaurant De Kop van de Haven;IJmuiden;Kop van de Haven 2;1976 AV;www.kopvandehavenijmuiden.nl;info@kopvandehavenijmuiden.nl;0255 534 818;Cor Zwanenburg
[[description|Het dichtst bij de sluizen]] kun je bij ons vis eten. Zeelui van [[entity|Tata]] en de loodsen zijn vaste klant. [[entity|Cor Z.]] heeft geen computer en [[entity|zijn dochter Bianca]] wel.
@Theehuis Pauwengeschreeuw;Eext;Hoofdstraat 55;9463 PB;www.pauwengeschreeuw.nl;info@pauwengeschreeuw.nl;0592 262 110;Geesje Hadders
Een theehuis [[description|tussen twee hunebedden]], met een beeldentuin. [[entity|Geesje]] schrijft ons vanuit [[entity|Eext]] dat de tuin acht kunstenaars per jaar heeft. Verkoop van kunst moet los van de horeca geboekt worden.
@Hotel Het Gulden Vlies;Alkmaar;Koorstraat 30;1811 GP;www.guldenvliesalkmaar.nl;info@guldenvliesalkmaar.nl;072 512 2288;Marianne Bakkum
Elke vrijdag in de zomer trekt [[description|de kaasmarkt]] voorbij ons terras. Wij hebben veertig kamers, verdeeld over drie grachtenpanden. [[entity|Marianne Bakum]] zoekt ook naar sloten die met een telefoon opengaan.
@Brasserie Het Veemgebouw;Eindhoven;Veemstraat 1;5617 BM;www.brasserieveem.nl;info@brasserieveem.nl;040 304 4141;Puck Hermans
Wij zitten [[description|op de begane grond van een oud radiodistributiegebouw van de gloeilampenfabriek]]. In oktober, tijdens [[description|de week van het ontwerp]], komen er 300.000 mensen langs. [[entity|Puck]] wil dan tijdelijke mensen zonder papierwerk aannemen.
@Vakantiehotel Der Brabander;Winterberg;In der Büre 1;59955;www.derbrabander.nl;info@derbrabander.nl;+49 2981 9320;Kees de Laat
Ons hotel ligt [[description|net over de grens in het Sauerland]] en wordt gerund door Nederlanders. Duitse kassawet (TSE) is een harde eis. [[entity|Kees]] heeft het kantoor nog in [[entity|Oirschot]].
@Snackbar Familie Schepers;Klazienaveen;Langestraat 140;7891 GH;www.familieschepers.nl;info@familieschepers.nl;0591 312 121;Berend Schepers
Al [[description|winnaar van de cafetaria top 100 geweest, tweemaal]]. [[entity|Fam. Schepers]] heeft drie zaken. [[entity|Berend]] zoekt geen poespas: bestelzuil, keukenscherm, klaar.
@Hotel Nobis;Asten;Nobisweg 18;5721 VA;www.nobisasten.nl;info@nobisasten.nl;0493 681 300;Guus Koolen
Wij zitten in [[description|het dorp van de klokkengieterij]]. Als je onze naam omdraait krijg je [[entity|Sibon]], zo heet onze bv. De helft van de gasten werkt voor [[entity|ASML]]. Contracttarieven dus.
@Eethuis De Smederij;Valkenburg;Grotestraat 66;6301 CX;www.desmederijvalkenburg.nl;info@desmederijvalkenburg.nl;043 601 2121;Lou Vroemen
Boven de markt van [[description|de kerstgrotten]] verkopen wij warme chocolade. Wielrenners komen voor [[description|de Cauberg]]. [[entity|Lou]] schat dat in november en december veertig procent van de omzet valt.
@Hotel Ganzenhof;Bergen;Eeuwigelaan 9;1861 CL;www.ganzenhofbergen.nl;info@ganzenhofbergen.nl;072 581 3366;Frits Ruiter
Mijn nummer is [[entity|zes, twaalf, vierendertig, zesenvijftig, achtenzeventig]], met nul ervoor. [[description|Schilders van de naar ons dorp genoemde school]] betaalden hier vroeger met doeken. Er is geen PMS, alleen een krijtbord.
@Cafetaria-Lunchroom 't Pleintje;Bergen op Zoom;Sint Josephstraat 4;4611 ML;www.pleintjeboz.nl;info@pleintjeboz.nl;0164 233 030;Sjef Musters
Met [[description|Vastenavend]] heet de stad [[description|het Krabbegat]] en dan verkopen wij alleen worstenbrood. [[entity|Sjef Musters]] (60) zoekt een opvolger en wil dat de cijfers op orde zijn. Dossier bij de notaris: [[entity|2024/118 MU]].
@Hotel Loskade;Middelburg;Loskade 49;4331 HW;www.hotelloskade.nl;info@hotelloskade.nl;0118 633 444;Willemijn Poppe
[[entity|Loskade]], zo noemt iedereen ons. We hebben 77 kamers, en [[entity|Willemijn P.]] is revenue manager. De directie zit bij [[entity|Zeeuwse Hotels Groep]]. Het is een migratie uit Opera 5.
@De Proeverij;Oirschot;Rijkesluisstraat 10;5688 ED;www.deproeverijoirschot.nl;info@deproeverijoirschot.nl;0499 571 919;Marieke van Kollenburg
Onder [[description|de grootste stoel van het land]] verkopen we bier van de plaatselijke brouwer, [[entity|Vandeoirsprong]]. De zaak is op donderdag tot en met zondag open. Het aantal medewerkers is veertien.
@Logement De Gouden Leeuw;Joure;Midstraat 80;8501 AS;www.goudenleeuwjoure.nl;info@goudenleeuwjoure.nl;0513 412 060;Douwe Egberink
[[description|Naast de koffiefabriek]] ruikt het de hele dag lekker. [[entity|Douwe]] heeft zeven kamers en een restaurant. Op [[description|de dag van de Boerebrulloft]] is alles vol. De site is [[entity|goudenleeuwjoure . nl]].
@Eetlokaal LT;Utrecht;Steenweg 61;3511 JN;www.eetlokaallt.nl;info@eetlokaallt.nl;030 231 9300;Lotte Terpstra
[[entity|L.T.]] zijn de letters van de eigenares. Het restaurant heeft 38 stoelen. De gemiddelde besteding is 62 euro en dat willen we per gast volgen.
@Landhotel De Hoofdige Boer;Almen;Dorpsstraat 38;7218 AH;www.hoofdigeboer.nl;info@hoofdigeboer.nl;0575 431 744;Bernadette Scholten
Vernoemd naar [[description|een gedicht van een dichter die hier predikant was]]. Het hotel heeft 23 kamers en [[entity|Bernadette]] verhuurt fietsen. Een gast mag zijn rekening splitsen. Wij zoeken dus een flexibel PMS.
@Restaurant Inter Scaldes;Kruiningen;Zandweg 2;4416 NA;www.interscaldes.nl;info@interscaldes.nl;0113 381 753;Jannis Brevet
[[description|Op een oude buitenplaats met rieten dak en helikopterplatform]] ontvangen wij gasten. [[entity|Jannis]] en [[entity|Claudia]] zijn aan het afbouwen. De opvolger wil direct een goed systeem.
@Hotel De Stobbe;Steenwijk;Eesveenseweg 49;8332 JC;www.hoteldestobbe.nl;info@hoteldestobbe.nl;0521 512 700;Harm Jonkers
Dertig kamers en vooral monteurs. [[entity|Harm]] vraagt of de factuur naar de werkgever kan en of er een klok bij kan voor het ontbijt. Hij is ook te vinden op LinkedIn als [[entity|harmjonkers-stobbe]].
@Strandhotel Boomerang;Wassenaar;Wassenaarse Slag 26;2242 PJ;www.strandhotelboomerang.nl;info@strandhotelboomerang.nl;070 511 4343;Ingrid Vlieland
Ons strand ligt tussen [[entity|Scheveningen]] en [[entity|Katwijk]]. Paardrijders stallen bij ons. [[entity|Ingrid Vlielandt]] heeft contact gehad met een leverancier, maar dat liep stuk op de prijs.
@Bierbrouwerij Dommelsch Tuin;Dommelen;Brouwerijplein 84;5551 AE;www.dommelschtuin.nl;info@dommelschtuin.nl;040 207 3232;Rinie Smolders
Wij zijn de horeca [[description|op het terrein van een grote pilsbrouwer]]. Rondleidingen worden met proeverij verkocht. [[entity|Rinie]] werkt samen met [[entity|AB InBev]] voor het vatenbeheer.
@Hotel Winselerhof;Landgraaf;Tunnelweg 99;6372 XH;www.winselerhof.nl;info@winselerhof.nl;045 546 4343;Kitty Zeegers
Een carréhoeve [[description|uit de zestiende eeuw in het oude mijngebied]]. [[description|In het laatste weekend van juni]] slapen de artiesten van [[entity|Pinkpop]] bij ons. [[entity|Kitty]] wil dat de gastenlijst dan extra beveiligd is.
@Koffiehuis De Hoek;Zaltbommel;Gamersestraat 50;5301 AT;www.dehoekzaltbommel.nl;info@dehoekzaltbommel.nl;0418 512 012;Elske van Tuil
[[entity|Elske]] zegt: niet te duur, niet te moeilijk. Van [[entity|Van Tuil Vastgoed BV]] huren wij twee panden. Een weegschaal voor losse thee moet aan de kassa.
@Restaurant De Nederlanden;Vreeland;Duinkerken 3;3633 EM;www.nederlanden.nl;info@nederlanden.nl;0294 232 326;Wilco Berends
[[description|Aan een ophaalbrug over de rivier]], zeven suites en een restaurant. [[entity|Wilco]] wil drie maanden testen. [[entity|Chef-patron Berends]] is zelf op vrijdag niet beschikbaar.
@Catering Soigné;Waddinxveen;Coenecoop 300;2741 PJ;www.cateringsoigne.nl;info@cateringsoigne.nl;0182 303 033;Tessa Hoogendoorn
Uit [[entity|de regio Midden-Holland]] komen onze klanten, zoals [[entity|Bolletje]] en [[entity|de gemeente Zuidplas]]. [[entity|Tessa]] leidt 45 mensen. De btw per regel verschilt en gaat nu fout.
@Hotel Molengroet;Noord-Scharwoude;Molengroet 1;1723 PX;www.molengroet.nl;info@molengroet.nl;0226 393 444;Theo Klaver
[[description|Aan een recreatieplas met een kabelbaan]] hebben wij 33 kamers en een vakantiepark. [[entity|Theo]] zoekt één systeem voor beide. [[entity|Bungalows De Groet]] is de naam van het park.
@Grand Hotel Amrâth;Kurhausplein;Gevers Deynootplein 30;2586 CK;www.kurhaushotel.nl;info@kurhaushotel.nl;070 416 2636;Sebastiaan Poot
[[description|In onze concertzaal speelden de Rolling Stones in 1964]]. Wij hebben 253 kamers. [[entity|De heer Poot]] vraagt om een PMS dat met banqueting samenwerkt. De keten heet [[entity|Amrath]].
@Visrestaurant Catch;Scheveningen;Dr. Lelykade 43;2583 CL;www.catchbysimonis.nl;info@catchbysimonis.nl;070 338 7609;Louis Simonis
We have 300 seats [[description|on the second inner harbour]]. The owner's family, [[entity|Simonis]], is in fish since before the war. [[entity|Louis]] wants an inventory that knows the fish auction's prices.
`
