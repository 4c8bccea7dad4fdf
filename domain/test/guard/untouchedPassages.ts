/**
 * Written to measure by, before their author had read the guard or any other set; learnt from since. What tells stands as `[[entity|text]]` or
 * `[[description|text]]`. Before each: `@` name ; city ; street ; zip code ; website ; e-mail ; phone ; contacts.
 */
export const untouchedPassages = `
@Hotel De Zilvermeeuw;Den Oever;Havenkade 14;1779 GS;www.zilvermeeuw-denoever.nl;receptie@zilvermeeuw-denoever.nl;0227 551 840;Jorrit Waiboer, Anneke Lont
Wij zoeken een PMS dat koppelt met Booking.com en Exact Online. Nu draait alles bij [[entity|Jorrit]] in Excel, en als hij naar [[entity|Wieringen]] rijdt voor de was kan niemand de kamers indelen. Het hotel ligt [[description|pal tegen de sluizen van de dijk]], dus gasten komen ook midden in de nacht binnen.
@Brouwerij Kwade Hendrik;Deventer;Assenstraat 88;7411 JV;www.kwadehendrik.nl;proost@kwadehendrik.nl;0570 619 223;Hendrik ter Haar
Huidige situatie:
- Voorraad in Odoo, boekhouding in Twinfield
- Kassa: Lightspeed, contract loopt tot 1 maart
- [[entity|Kwade Hendrik]] Tripel wordt apart geadministreerd ivm accijns
- Op de jaarlijkse [[entity|Hanzefeesten]] staan we met zes taps zonder internet
@Stichting Museum Oud Appelscha;Appelscha;Vaart Zuidzijde 31;8426 AH;www.oudappelscha.nl;info@oudappelscha.nl;0516 430 117;Sietske Bosma, Tjeerd Hoekstra
Het museum zit [[description|in de oude turfschipperskerk]] en bewaart [[description|de grootste verzameling klompen met een gat erin]]. Vrijwilligers moeten zich via een rooster kunnen inschrijven; mevr. [[entity|Bosma]] doet dat nu met een schrift.
@Zorgkeuken Avondrood;Zwolle;Hortensialaan 5;8013 NP;www.zorgkeukenavondrood.nl;keuken@zorgkeukenavondrood.nl;038 477 1290;Marloes Pruim
De keuken bereidt dagelijks 900 maaltijden volgens HACCP. Allergenen, THT en dieetcodes moeten uit het receptenpakket komen en niet nog een keer in het ERP worden ingetypt.
@Camping De Braamhoeve;Vaals;Epenerweg 12;6291 CX;www.braamhoeve.nl;hallo@braamhoeve.nl;043 306 7781;Pascal Xhofleer
camping met 140 plekken, zoek iets voor reserveren + kassa + slagboom. de vorige leverancier liet ons in de steek met pinksteren. bel [[entity|pascal]] op [[entity|0433067781]] of app gewoon
@Slagerij-traiteur Verhulsdonk;Boxmeer;Steenstraat 40;5831 JG;www.verhulsdonk-traiteur.nl;bestel@verhulsdonk-traiteur.nl;0485 573 366;Twan Verhulsdonk
[[entity|Twan]] wil dat klanten hun gourmetschotel online bestellen en met iDEAL betalen. De worst waarmee hij [[description|in 2019 de Gouden Hakbijl won]] levert hij ook aan [[entity|restaurant Het Maasheggenhuys]] in [[entity|Vierlingsbeek]], en die wil facturen via Peppol.
@Restaurant Tante Koos;Utrecht;Twijnstraat 19;3511 ZG;www.tantekoos.nl;eten@tantekoos.nl;030 231 5570;Koosje van Bemmel
Van: [[entity|koosje@tantekoos.nl]]
Onderwerp: kassa
Hoi, zoals besproken met [[entity|Ruud]] van [[entity|Administratiekantoor Lekstroom]]: wij willen van Untill af en kijken naar Lightspeed of Trivec. Graag geen contract van 5 jaar!! Groet, [[entity|Koos]]
@Poppodium De Turbine;Enschede;Pathmossingel 200;7513 CN;www.deturbine-enschede.nl;kantoor@deturbine-enschede.nl;053 434 9911;Melih Aydin, Sanne Wolbers
We are a music venue [[description|inside a former cotton spinning mill]] and need ticketing, bar POS and volunteer planning in one. Our festival [[entity|Kabaal aan de Kade]] draws 6,000 people, mostly from [[entity|Twente]] and just over the border from [[entity|Gronau]].
@Bakkerij Van Oorschot;Etten-Leur;Markt 7;4875 CB;www.bakkerijvanoorschot.nl;winkel@bakkerijvanoorschot.nl;076 501 2098;Wim van Oorschot
Vier filialen, 52 medewerkers, cao Bakkersbedrijf. Loonadministratie gaat via Nmbrs, roosters via Shiftbase. Gewenst: een koppeling met het kassasysteem zodat Omzet per Uur zichtbaar wordt naast de Loonkosten.
@Theater De Blauwe Zaal;Leeuwarden;Tweebaksmarkt 60;8911 KX;www.blauwezaal.frl;kassa@blauwezaal.frl;058 213 7744;Froukje Dijkstra
Notulen 12 februari. Aanwezig: [[entity|Froukje Dijkstra]], [[entity|H. Wassenaar]] (techniek), [[entity|Baukje]]. Besluit: het CRM moet Friese én Nederlandse aanschrijving aankunnen. De subsidie van de [[entity|Stichting Fryske Toaniel]] wordt apart verantwoord. Actiepunt: DPIA laten doen vóór de Zomer.
@Rederij Hollandsch Diep;Willemstad;Bovenkade 3;4797 AV;www.rederijhollandschdiep.nl;boeken@rederijhollandschdiep.nl;0168 472 650;Arjen Kooijman
De schepen [[entity|Zilverspiegel]] en [[entity|Kaatje III]] varen van april tot oktober. Tickets voor de tocht [[description|naar de bunkers in het riet]] verkopen we op papier. Aan boord is geen bereik tot [[entity|Numansdorp]], dus de kassa moet offline werken.
@Evenementenbureau Vuurvogel;Almere;Randstad 22-45;1316 BW;www.vuurvogel-events.nl;plan@vuurvogel-events.nl;036 540 1188;Daphne Roelofs
Gevraagd wordt een CRM met offertes, projectplanning en urenregistratie. Voorkeur voor HubSpot of Teamleader, mits gekoppeld met Microsoft 365 en AFAS. Oplevering liefst vóór Kerst.
@Hostel De Bever;Biddinghuizen;Spijkweg 30;8256 RJ;www.hosteldebever.nl;sleep@hosteldebever.nl;0321 330 915;Niels Haverkamp
Wij zijn [[description|het enige hostel op de bodem van een zee]], zeggen we altijd. [[entity|Niels]] doet de inkoop, [[entity|Moniek H.]] de receptie. Mews vonden we te duur, Cloudbeds te ingewikkeld.
@Kaasmakerij Weidegoud;Stolwijk;Benedenheul 21;2821 LN;www.weidegoudkaas.nl;boer@weidegoudkaas.nl;0182 341 508;Teunis de Jong, Gerda de Jong
Batchregistratie is het pijnpunt. [[entity|Teunis]] schrijft elke kaas op een lei, en de NVWA wil dat digitaal zien. Onze [[entity|Weidegoud Oud]] ligt twee jaar [[description|in een afgedankte waterkelder onder het dorpsplein]] en we leveren aan [[entity|Kaashuis Blom]] en aan de Sligro.
@Pretpark Bommelwoud;Hellendoorn;Luttenbergerweg 9;7447 PB;www.bommelwoud.nl;info@bommelwoud.nl;0548 655 002;Rik Schuttevaer
Piek in seizoen: 220 oproepkrachten, daarbuiten 35. HRM moet dus contracten in bulk aanmaken, digitaal tekenen (ValidSign of DocuSign) en de ketenregeling bewaken. Verlof en Verzuim in een app. Engels en Pools als taal is een pré.
@Strandpaviljoen Zoute Lucht;Domburg;Strand Noordduine 2;4357 NL;www.zoutelucht-domburg.nl;strand@zoutelucht-domburg.nl;0118 582 733;Izaak Minderhoud
Paviljoen wordt elk jaar in november afgebroken, kassa's gaan dan naar de loods in [[entity|Serooskerke]]. [[entity|Izaak]] z'n broer [[entity|Leen]] runt [[entity|De Zoute Kar]] op de boulevard en die moet op hetzelfde systeem, met aparte btw-aangifte. Herkenbaar aan [[description|de walviskaak boven de ingang]].
@Wijnhandel Corvers & Zn.;Roermond;Neerstraat 51;6041 KB;www.corverswijn.nl;wijn@corverswijn.nl;0475 318 440;Guus Corvers
B2B webshop gewenst. Voorraad ligt deels bij [[entity|Douane-entrepot Swalmen]] en deels in [[description|de kloosterkelder waar nog nonnen wonen]]. KvK [[entity|13047781]], btw [[entity|NL804471239B01]].
@Lunchroom Pluk;Hoorn;Grote Noord 77;1621 KE;www.plukhoorn.nl;pluk@plukhoorn.nl;0229 217 300;Linda Ooms
Klein zaakje, 28 stoelen, drie vaste mensen. Wil alleen een simpele kassa met pin en een dagrapport voor de boekhouder. Geen gedoe met Modules en Licenties.
@Zalencentrum De Schakel;Veenendaal;Kerkewijk 130;3904 JJ;www.deschakel-veenendaal.nl;verhuur@deschakel-veenendaal.nl;0318 522 760;Gijsbert van de Pol
Op zondag is alles dicht en mag ook de website niets verkopen. De zalen heten [[entity|Rebecca]], [[entity|Lea]] en [[entity|Rachel]]; dat moet in het boekingsscherm zo blijven staan. Contactpersoon is dhr. [[entity|v.d. Pol]].
@Stadsboerderij Het Lammetje;Groningen;Bloemsingel 210;9712 KZ;www.lammetje050.nl;boer@lammetje050.nl;050 312 6645;Geert Nienhuis
moi, wij hebn een boerderijwinkel [[description|op het dak van een parkeergarage]] en verkopen daar eieren melk en ijs. [[entity|geert]] wil een weegschaal aan de kassa. kan dat ook op zonnestroom? ons insta is [[entity|@lammetje050]]
@Ziekenhuiscatering Meridiaan;Amersfoort;Maatweg 11;3813 TZ;www.meridiaancatering.nl;contact@meridiaancatering.nl;033 850 4100;Eline Schoonhoven
Beschrijving proces: patiënt bestelt via tablet, bestelling gaat naar de Koude Keuken, etiket wordt geprint op een Zebra-printer. Koppeling met HiX (HL7) is een harde eis. AVG: geen medische gegevens in het ERP.
@Kasteel Hoogwolde;Hardenberg;Rheezerweg 75;7795 DA;www.kasteelhoogwolde.nl;trouwen@kasteelhoogwolde.nl;0523 288 019;Freule C. van Rechteren, Bas Ekkelkamp
[[entity|Freule Constance]] wil zelf niets met computers te maken hebben, dus praat met [[entity|Bas]]. We doen bruiloften [[description|op een slot met een ophaalbrug die elke avond om negen uur omhoog gaat]]. In 2013 heeft [[description|de zanger van Normaal hier zijn laatste akoestische optreden gegeven]], daar komen nog steeds mensen op af.
@Viskwekerij De Kolk;Lelystad;Karperweg 4;8221 RB;www.viskwekerijdekolk.nl;vis@viskwekerijdekolk.nl;0320 255 870;Harm Boltjes
Harde eisen:
1. Partijen traceren van bak tot doos
2. Vangst en sterfte per bak op tablet
3. Facturen naar [[entity|Visafslag Urk]] in hun eigen EDI-formaat
4. De server [[entity|KOLK-SRV02]] mag weg
@Escaperoom Slot & Grendel;Breda;Haagdijk 102;4811 TX;www.slotengrendel.nl;ontsnap@slotengrendel.nl;076 887 3321;Youri Damen
Online boeken met tijdsloten, aanbetaling via Mollie en automatisch een mail vooraf. Nu gebruiken we Bookeo, maar de rapportage in Power BI lukt niet. Budget rond de 3.000 euro per jaar.
@IJssalon Gelateria Bianchetti;Sneek;Oosterdijk 23;8601 BR;www.bianchetti-sneek.nl;ijs@bianchetti-sneek.nl;0515 412 208;Marco Bianchetti
Sinds [[description|mijn opa hier in 1931 met een bakfiets vol ijs aankwam uit de Dolomieten]] is er weinig veranderd aan de administratie. In de [[entity|Sneekweek]] draaien we meer dan in heel september. [[entity|Marco]] en zijn nicht [[entity|Chiara]] zijn de enigen die de kassa mogen afsluiten.
@Foodtruckfestival Hap & Hobbel;Tilburg;Spoorlaan 300;5038 CC;www.hapenhobbel.nl;team@hapenhobbel.nl;013 544 7809;Floor Kuijpers
Het festival reist langs [[entity|Tilburg]], [[entity|Goes]], [[entity|Venray]] en [[entity|Houten]]. Standhouders krijgen afrekening op basis van muntjes, die we willen vervangen door cashless (Weezevent, PlayPass of vergelijkbaar). Onze mascotte is [[description|een frikandel van elf meter lang]].
@Begraafplaatscafé Rust Even;Ede;Asakkerweg 28;6718 DE;www.rusteven.nl;koffie@rusteven.nl;0318 611 477;Hanneke Brons
Wij schenken koffie [[description|in het voormalige lijkenhuisje van de begraafplaats]]. Uitvaartondernemers zoals [[entity|Van Ginkel Uitvaart]] bestellen per mail en dat gaat vaak mis. Graag een formulier dat direct in de planning komt.
@Groothandel Biofris;Barneveld;Harselaarseweg 66;3771 MB;www.biofris-groothandel.nl;orders@biofris-groothandel.nl;0342 409 900;Evert Bouw, Cor Schimmel
WMS-module met handscanners (Honeywell of Zebra), SSCC-labels en GS1-codes. SKAL-certificaat per artikel vastleggen. Orderinvoer via EDI, portal en telefoon. Het huidige Navision is end of life, migratie naar Business Central is één van de opties maar we staan open voor alternatieven.
@Grand Café Het Postkantoor;Middelburg;Lange Noordstraat 48;4331 CE;www.postkantoor-middelburg.nl;reserveren@postkantoor-middelburg.nl;0118 640 021;Suzan de Visser
Als je bij ons binnenkomt zie je het meteen: [[description|de loketten uit 1909 zijn nu de bar]]. Bediening loopt met handhelds en de bon moet naar drie keukens. Vraag even aan [[entity|Suus]] wat er precies stuk is, zij zit maandag in [[entity|Veere]].
@Sauna Thermen Ruysbosch;Nuland;Rijksweg 101;5391 LJ;www.ruysbosch.nl;info@ruysbosch.nl;073 532 9400;Chantal Verhagen
Polsbandjes zijn van Gantner, dat blijft zo. De rest mag vervangen: reserveringen, cadeaukaarten, horeca, massageplanning. Belangrijk: het arrangement moet automatisch de btw splitsen in 9% en 21%.
@Zeilschool De Kaag Noord;Kaag;Julianalaan 6;2159 LA;www.kaagnoord.nl;zeil@kaagnoord.nl;0252 544 310;Bram van Tol
Er zijn 34 valken en [[description|een opduwer die nog van prins Hendrik is geweest]]. Cursisten komen met [[entity|het pontje van Buitenkaag]] en willen vooraf betalen. Instructeursrooster maakt [[entity|Bram v. T.]] in Google Sheets.
@Stichting Kermis Hapert;Hapert;Markt 1;5527 AN;www.kermishapert.nl;bestuur@kermishapert.nl;0497 360 118;Jan Lavrijsen
Verslag bestuur:
[[entity|Jan L.]] meldt dat de penningmeester stopt. De boekhouding (SnelStart) gaat naar [[entity|Accountantskantoor Kempenland]]. De [[description|optocht met de brandende bezemwagen]] levert elk jaar discussie op over de vergunning, die willen we in het systeem kunnen bewaren.
@Hotel-restaurant Zum Bergfried;Valkenburg;Berkelstraat 18;6301 CC;www.bergfried-valkenburg.nl;hotel@bergfried-valkenburg.nl;043 601 2255;Ralf Jussen
Gäste buchen über Expedia, HRS and our own website. We need a channel manager that pushes rates every hour and handles tourist tax per person. Housekeeping app in Polish and Arabic please.
@Cateraar Smaakmakers Delfzijl;Delfzijl;Waterstraat 39;9934 AV;www.smaakmakersdelfzijl.nl;hap@smaakmakersdelfzijl.nl;0596 614 730;Trijnie Mulder, Alje Smit
[[entity|Trijnie]] rijdt met de bus ([[entity|VX-381-K]]) de bestellingen rond tot aan [[entity|Spijk]] en [[entity|Holwierde]]. Vaste klant is [[entity|Chemiepark Oosterhorn]], 300 lunches per dag. Factuur per kostenplaats, dat kan Moneybird niet.
@Bioscoop Luxor Kino;Zutphen;Houtmarkt 64;7201 KM;www.luxorkino.nl;film@luxorkino.nl;0575 513 099;Esmee Wichers
De kassa van de bioscoop praat niet met de bar. Ook moet Cineville gescand kunnen worden, en de afrekening naar de filmdistributeurs (Maccsbox) kost nu een dag per week. [[entity|Esmee]] heeft een lijst met 23 wensen.
@Ambachtelijke Mosterdmakerij Vuur;Doesburg;Boekholtstraat 20;6981 AK;www.mosterdvuur.nl;mosterd@mosterdvuur.nl;0313 472 030;Wolter Rexwinkel
In ons pand maalt [[description|een rosmolen met een echte ezel]] op zaterdag het zaad. De ezel heet [[entity|Sjakie]] en heeft meer volgers dan wij ([[entity|@sjakiedemolenezel]]). Webshop in WooCommerce, verzending via PostNL, voorraad op de gok.
@Kinderopvang-keuken Bordje Leeg;Hilversum;Larenseweg 90;1221 CN;www.bordjeleeg.nl;team@bordjeleeg.nl;035 624 5588;Sabine Otten
Per locatie geven leidsters vóór 9.00 uur het aantal kinderen door. Het systeem rekent de Porties uit, maakt een Picklijst en een Rijroute. Allergieën zijn kritisch: bij twijfel moet het label rood zijn.
@Partyschip Ome Jaap;Zaandam;Hogendijk 112;1506 AM;www.omejaap-party.nl;varen@omejaap-party.nl;075 616 3420;Jaap Kuijt
Contactgegevens: [[entity|J. Kuijt]], [[entity|Hogendijk 112]], [[entity|1506 AM]] [[entity|Zaandam]], tel. [[entity|075-6163420]]. Rekening [[entity|NL44 RABO 0317 8842 06]]. Graag offerte voor kassa met 2 terminals en een boekingsmodule.
@Landgoed De Wildernis;Vledder;Solweg 8;8381 XC;www.dewildernis-vledder.nl;natuur@dewildernis-vledder.nl;0521 381 655;Reinder Oosting
Het landgoed heeft 16 boomhutten en [[description|een uitkijktoren gemaakt van een oude hijskraan]]. Gasten rekenen af bij vertrek, meestal bij [[entity|Reinder]] aan de keukentafel. De [[entity|gemeente Westerveld]] wil maandelijks de toeristenbelasting digitaal.
@Kantinebeheer VV Zwaluwen;Vlaardingen;Zwanensingel 7;3136 GZ;www.vvzwaluwen-kantine.nl;kantine@vvzwaluwen-kantine.nl;010 474 0933;Peet van Roon
Kassa in kantine is 14 jaar oud, draait op Windows XP en print in gulden als je niet uitkijkt. Vrijwilligers achter de bar, dus moet echt simpel. Koppeling met Sportlink zou mooi zijn maar hoeft niet.
@Chocolaterie Noir de Gooi;Laren;Zevenend 33;1251 RL;www.noirdegooi.nl;bonbon@noirdegooi.nl;035 538 2040;Philippine Das
[[entity|Philippine]] levert sinds 2016 [[description|de bonbons voor het kerstdiner op het paleis]]. Dat mag niet op de website maar het moet wel in het CRM. Temperatuurmeting van de koeling via Testo, orders via Shopify.
@Dorpshuis De Terp;Ezinge;Torenstraat 12;9891 AE;www.dorpshuisdeterp.nl;beheer@dorpshuisdeterp.nl;0594 621 340;Wiepke Bolhuis
Het dorpshuis [[description|staat op de oudste wierde van de provincie]]. Sleutels liggen bij buurvrouw [[entity|Jantje Medema]]. De [[entity|Toneelvereniging Wij Durven]] boekt altijd te laat, vandaar de wens voor een online agenda.
@Dierenpark Zonnedal;Emmen;Weerdingerstraat 220;7815 SE;www.zonnedal.nl;kantoor@zonnedal.nl;0591 670 812;Marjan Zwiers
Abonnementhouders scannen een pas bij de poort, losse tickets komen via Recreatex. Gewenst is één klantbeeld over Tickets, Horeca en Winkel. Datamigratie van circa 85.000 relaties hoort bij de scope.
@Eetcafé 't Schippershuis;Terherne;Buorren 61;8493 LD;www.schippershuis-terherne.nl;eten@schippershuis-terherne.nl;0566 689 020;Douwe Rijpkema
het terras ligt aan [[entity|de Terhernster Puollen]] en mensen bestellen vanaf hun boot. QR bestellen dus, met ligplaatsnummer. [[entity|douwe]] heeft iets gezien bij [[entity|de Klokkenstoel]] in [[entity|Grou]] en wil precies dat
@Herberg De Laatste Stuiver;Bourtange;Marktplein 4;9545 PP;www.laatstestuiver.nl;herberg@laatstestuiver.nl;0599 354 290;Albert Kamps
We zitten [[description|binnen de stervormige wallen]] en mogen geen antenne op het dak, dus wifi is slecht. [[entity|Albert]] schenkt [[description|een jenever die alleen hier uit een kanonskogel wordt getapt]]. Elk jaar met [[description|de naspeling van de slag]] zijn we drie dagen uitverkocht.
@Hotel Petit Mestreech;Maastricht;Rechtstraat 71;6221 EH;www.petitmestreech.nl;bonjour@petitmestreech.nl;043 325 1870;Jeu Crijns, Mariet Smeets
Vraag van [[entity|Mariet S.]]: kan de nachtaudit automatisch? Wij liggen in [[entity|Wyck]], tien stappen van [[entity|de Sint Servaasbrug]], en met [[entity|de Vastelaovend]] zijn alle 19 kamers twee jaar vooruit vol. De eigenaar, [[entity|Crijns Horeca Holding]], wil per maand een balans in Yuki.
@Pannenkoekenhuis De Dikke Eik;Nunspeet;Elspeterweg 55;8071 PE;www.dikkeeik.nl;stroop@dikkeeik.nl;0341 252 816;Aart Fikse
Het restaurant is [[description|om een levende boom van vierhonderd jaar heen gebouwd]]. Daardoor kan er nergens een kabel door de vloer, aldus [[entity|Aart]]. In 2004 [[description|bakten we de langste pannenkoek van Europa]], de pan hangt nog buiten.
@Voedingsdienst GGZ De Wending;Oegstgeest;Endegeesterlaan 40;2342 CZ;www.dewending-voeding.nl;voeding@dewending-voeding.nl;071 517 6620;Coby Ravensbergen
Menucyclus van zes weken, 14 afdelingen, twee keukens. Wij zoeken een pakket met NEVO-tabel, receptuur en inkoopvoorstel. Inkoop loopt via DigiInkoop, Facturen via UBL naar AFAS Profit.
@Stichting Stoomgemaal Wouda's Zuster;Echten;Middenvaart 2;8513 RA;www.woudaszuster.nl;stoom@woudaszuster.nl;0514 541 077;Klaas Slump
Ons gemaal, [[description|het enige dat nog op turf gestookt wordt]], trekt 18.000 bezoekers. Kaartverkoop en museumwinkel op één kassa graag. [[entity|Klaas Slump]] is bereikbaar op [[entity|06 - 2244 8130]], liever niet op zondag ivm de kerk in [[entity|Oosterzee]].
@Bierlokaal De Natte Poes;Nijmegen;Lange Hezelstraat 33;6511 CB;www.nattepoes.nl;miauw@nattepoes.nl;024 323 8890;Freek Janssen
Kroeg met 22 tappen. In [[entity|de Vierdaagseweek]] huren we zes kassa's bij, dat moet flexibel kunnen. Onze slogan [[description|"Hier spint zelfs de barman"]] moet op de bon. En ja, [[description|de opgezette kater op de spoelbak]] is echt.
@Restaurant Kokkel;Yerseke;Burenpolderweg 18;4401 PB;www.kokkel-yerseke.nl;tafel@kokkel-yerseke.nl;0113 571 233;Kees Sinke, Jannie Sinke
[[entity|Kees en Jannie]] stoppen over drie jaar, hun dochter [[entity|Maartje]] neemt over. [[entity|kokkel]] haalt alles zelf uit [[entity|de Oosterschelde]] met de [[entity|YE 114]]. Reserveren via Zenchef, inkoop via Apicbase, boekhouding nog op papier.
@Vakantiepark Heidezicht;Hoenderloo;Krimweg 140;7351 AW;www.heidezicht-hoenderloo.nl;verblijf@heidezicht-hoenderloo.nl;055 378 1202;Martin Wolleswinkel
Park heeft 260 bungalows waarvan 190 in eigendom bij particulieren. Eigenarenafrekening is dus het hart van het systeem. Booking Experts en Maxxton zijn bekeken. Vereist: API, webhook bij wijziging, Rapportage per Eigenaar.
@Koffiebranderij Zwarte Piste;Den Haag;Weimarstraat 210;2562 HN;www.zwartepiste-koffie.nl;bonen@zwartepiste-koffie.nl;070 345 6101;Gülsen Kaya, Rob de Bree
wij branden [[description|in een oude tramremise met de rails nog in de vloer]]. [[entity|Gulsen]] doet de abonnementen, [[entity|Rob]] de horeca. Grootste klanten zijn [[entity|Hotel Corona Staete]] en [[entity|strandtent Bries aan Zuid]]. bonnen staan nu in Trello...
@Dansschool & Feestzaal Palace;Heerlen;Saroleastraat 52;6411 LW;www.palaceheerlen.nl;dans@palaceheerlen.nl;045 571 9043;Wiel Habets
Er worden lessen gegeven, feesten verhuurd en 's zomers kampen gehouden. Leden betalen per SEPA-incasso. Wie drie keer niet komt, krijgt een Herinnering. Geen voorkeur voor Cloud of Lokaal.
@Catering Frisse Wind;Den Helder;Willemsoord 51;1781 AS;www.frissewind-catering.nl;hallo@frissewind-catering.nl;0223 690 415;Ingrid Dekker
Wij koken [[description|op een afgezwaaide mijnenveger]] voor groepen tot 150. [[entity|Ingrid]] plant alles in Outlook, en dat gaat mis als [[entity|TESO]] niet vaart. [[entity|Marinebedrijf Nieuwe Haven]] vraagt om e-facturen.
@Hotel Waddenrust;Hollum;Oosterlaan 14;9161 AV;www.waddenrust-ameland.nl;rust@waddenrust-ameland.nl;0519 554 388;Piet Metz
Gasten komen met de boot van [[entity|Holwerd]], de kamersleutel moet digitaal want [[entity|Piet]] zit 's avonds [[description|op de reddingboot die met paarden de zee in ging]]. Het hotel is [[description|uit het hout van gestrande schepen getimmerd]].
@Muziekfestival Bosgeluid;Oisterwijk;Gemullehoekenweg 12;5061 MA;www.bosgeluidfestival.nl;crew@bosgeluidfestival.nl;013 521 0876;Lotte Brekelmans
For our festival we need crew planning, accreditation and hospitality lists. [[entity|Lotte]] used Crewbrain last year. We are known for [[description|the stage that floats in the middle of a fen]] and for [[description|being the first festival that banned the plastic cup, back in 1998]].
@Patisserie Amandine;Bussum;Nassaulaan 27;1404 CM;www.amandine-bussum.nl;zoet@amandine-bussum.nl;035 691 4452;Amandine Lefèvre
Taarten moeten online te bestellen zijn met afhaaltijd, tekst op de taart en een foto. Betaling vooraf via iDEAL of Tikkie. Liefst binnen WordPress omdat de site net af is.
@Stadsschouwburg De Waag;Gouda;Boelekade 67;2806 AC;www.dewaag-theater.nl;kassa@dewaag-theater.nl;0182 587 300;Maarten Verzijl, Noor Broer
- huidig: Ticketmatic, contract t/m seizoen 26/27
- [[entity|Noor]] wil segmenteren op genre
- horeca is uitbesteed aan [[entity|Pauze B.V.]] (zelfde eigenaar als [[entity|brasserie 't Goudse Lichtje]])
- elk jaar in december [[description|gaat het licht in de hele binnenstad uit]], dan draait de kassa op een accu
@Appelboomgaard De Bongerd;Geldermalsen;Meersteeg 9;4191 NK;www.debongerd-geldermalsen.nl;fruit@debongerd-geldermalsen.nl;0345 571 650;Cees van Zee
Plukkaart per seizoensarbeider, huisvesting, loon per kilo. [[entity|Cees v. Zee]] laat nu alles door [[entity|Flynth Tiel]] verlonen. Bij ons kun je [[description|slapen in een appelkist van vier bij vier]], dus er moet ook een boekingsmodule bij. Leveren doen we aan [[entity|Veiling Zaltbommel]].
@Rijstcateraar Warung Mama Sri;Arnhem;Steenstraat 101;6828 CG;www.mamasri.nl;makan@mamasri.nl;026 442 9817;Sri Hartono
[[entity|mama Sri]] is 81 en tekent de bestellingen nog met krijt op de deur. Haar kleinzoon [[entity|Dewa]] wil Thuisbezorgd en Uber Eats in één scherm. De recepten komen [[description|uit een schrift dat het kamp heeft overleefd]].
@Jachthaven De Plompe Toren;Burgh-Haamstede;Plompetorenweg 3;4328 LN;www.jachthavenplompetoren.nl;haven@jachthavenplompetoren.nl;0111 651 799;Adriaan Hanse
Ligplaatsen, winterstalling en havenwinkel in een pakket. Passanten betalen aan een zuil. Liefst koppeling met e-Boekhouden. Contract voor maximaal drie jaar, daarna maandelijks opzegbaar.
@Brasserie Stoom;Apeldoorn;Stationsplein 20;7311 NZ;www.brasseriestoom-apeldoorn.nl;info@brasseriestoom-apeldoorn.nl;055 521 6634;Dennis Lubbers
Ieder heel uur [[description|fluit er een locomotief midden in de zaak]], en dan verstaat niemand de bestelling. Handhelds dus. [[entity|Dennis]] wil ook dat zijn tweede zaak, [[entity|De Restauratiewagen]] in [[entity|Beekbergen]], dezelfde menukaart gebruikt.
@Zorghotel De Parelduiker;Bergen;Breelaan 33;1861 GC;www.parelduiker-zorghotel.nl;opname@parelduiker-zorghotel.nl;072 581 9400;Yvonne Apeldoorn-Kos
Zorghotel met 38 bedden. Facturatie deels via Vecozo, deels particulier. Roomservice en Restaurant op dezelfde rekening. [[entity|Yvonne A.-K.]] merkt op dat gasten uit [[entity|het Noordwest Ziekenhuis]] vaak pas om 16 uur worden aangemeld.
@Speeltuin Ravottenburg;Drachten;Lavendelheide 44;9202 PD;www.ravottenburg.nl;feest@ravottenburg.nl;0512 540 231;Gerbrich Postma
kinderfeestjes gaan via een formulier op de site en dat komt in een mailbox die niemand leest. wij willen een agenda waar de klant zelf prikt, met aanbetaling, en een lijst voor de keuken (frites, frikandel, glutenvrij)
@Distilleerderij Van Kuyk & Dochters;Schiedam;Lange Haven 91;3111 CD;www.vankuykendochters.nl;proef@vankuykendochters.nl;010 426 7715;Josephine van Kuyk, Belle van Kuyk
[[entity|Josephine]] en [[entity|Belle]] stoken [[description|in de hoogste molen ter wereld, op de derde zolder]]. Accijnsaangifte (AGP) moet uit het ERP rollen. De [[entity|Dochter No. 5]] is uitgeroepen [[description|tot beste gin van San Francisco]], waarna de webshop omviel.
@Biologische Zorgboerderij Het Hazenpad;Balkbrug;Den Kaat 17;7707 PC;www.hethazenpad.nl;boerderij@hethazenpad.nl;0523 656 448;Everdien Kok
Deelnemers ontvangen dagbesteding en helpen in het theehuis. Urenregistratie per WMO-beschikking, facturatie via iWMO-berichten. Daarnaast een kassa met pictogrammen in plaats van tekst. [[entity|Everdien]] denkt aan twee tablets.
@Congrescentrum De Koepel;Haarlem;Oostvest 60;2011 AK;www.koepelcongres.nl;events@koepelcongres.nl;023 531 8877;Mirjam Schaap
Congressen vinden plaats [[description|onder de koepel waar vroeger vierhonderd gevangenen zaten]]. De zalen heten naar [[description|beroemde ontsnapten]], bijv. [[entity|De Spijker]] en [[entity|Zwarte Loet]]. Software moet Momentus of Ungerboeck vervangen.
@Bed & Breakfast De Kraanvogel;Oude Pekela;Feiko Clockstraat 150;9665 BH;www.kraanvogel-pekela.nl;slapen@kraanvogel-pekela.nl;0597 612 008;Roelie Wubs
vier kamers. ik ([[entity|roelie]]) doe alles zelf. je slaapt hier [[description|in de cabine van een havenkraan boven het diep]]. heb nu Airbnb en een schrift
@Poffertjeskraam Wed. Gijsen;Den Bosch;Parade 12;5211 KL;www.wedgijsen.nl;kraam@wedgijsen.nl;073 614 2207;Toos Gijsen
Sinds [[description|1887 met dezelfde koperen platen onderweg]]. We staan in [[entity|Den Bosch]], [[entity|Uden]], op [[entity|de Tilburgse kermis]] en in [[entity|Weert]]. [[entity|Toos]] telt elke avond de la, [[entity|haar zoon Frenk]] wil SumUp.
@Museumcafé Scherf;Eindhoven;Dirk Boutslaan 16;5613 LH;www.cafescherf.nl;scherf@cafescherf.nl;040 244 9112;Pim Donkers
Het café hoort bij een museum maar heeft een eigen bv. Kassasysteem moet los van de museumkassa kunnen draaien, maar Museumkaart-korting wel herkennen. Voorkeur: Tebi, Lightspeed of MplusKASSA.
@Vlaaienbakkerij Schoenmaeckers;Weert;Maasstraat 15;6001 EA;www.vlaaienvanschoenmaeckers.nl;vlaai@vlaaienvanschoenmaeckers.nl;0495 532 180;Har Schoenmaeckers, Ine Schoenmaeckers
Van vader op zoon, nu de vijfde [[entity|Har]]. Levert [[description|de vlaai die elke nieuwe gouverneur bij zijn installatie krijgt]]. Productieplanning in Excel, door [[entity|Ine]]. Ook [[entity|Bakkerij Peters in Nederweert]] bakt in onze oven, dus kosten moeten gesplitst.
@Fietscafé De Lekke Band;Ootmarsum;Denekamperstraat 23;7631 AA;www.lekkeband-ootmarsum.nl;plak@lekkeband-ootmarsum.nl;0541 291 567;Herman Oude Luttikhuis
Verhuur van 80 fietsen en een terras. [[entity|Herman O.L.]] heeft [[description|de fiets waarop Hennie Kuiper wereldkampioen werd]] boven de bar hangen. Borg via pin, contract op tablet. Route gaat langs [[entity|het Springendal]].
@Schoolkantine Gezond & Wel;Rotterdam;Schiekade 105;3033 BH;www.gezondenwel.nl;team@gezondenwel.nl;010 465 3380;Samira Bouali
Elf scholen, cashless betalen met leerlingenpas of app. Ouders willen zien wat hun kind koopt, maar van de AVG mag dat niet zomaar. Daarom een DPIA en een verwerkersovereenkomst vóór de Pilot. Rapportage volgens de Schijf van Vijf.
@Hotel Het Wapen van Stavoren;Stavoren;Smidstraat 3;8715 HX;www.wapenvanstavoren.nl;bed@wapenvanstavoren.nl;0514 681 299;Ids Visser
Bij ons voor de deur [[description|kijkt het vrouwtje naar zee]]. Het hotel staat [[description|aan het eindpunt van de lijn, verder kan de trein niet]]. Boekingen: 40% via Booking.com, rest via [[entity|www.wapenvanstavoren.nl]] en telefoon ([[entity|+31 514 681299]]).
@Kerstmarkt Stichting Lichtjeshof;Dordrecht;Voorstraat 188;3311 ET;www.lichtjeshof.nl;kraam@lichtjeshof.nl;078 613 5566;Wilma Stoop
Standplaatsverhuur voor 240 kramen [[description|op de grootste kerstmarkt tussen drie rivieren]]. [[entity|Wilma]] wil plattegrond in de browser slepen. Stroom per kraam doorbelasten, vergunning van de [[entity|gem. Dordrecht]] erbij hangen. Vrijwilligers uit [[entity|Zwijndrecht]] en [[entity|Papendrecht]] krijgen een waterbusbon.
@Worstenbroodjeskoning;Oosterhout;Arendstraat 42;4901 JL;www.worstenbroodjeskoning.nl;koning@worstenbroodjeskoning.nl;0162 453 119;Sjef Oomen
de koning zelf ([[entity|Sjef]]) heeft [[description|een kroon van deeg op zijn dak staan]]. 3 winkels, 1 bakkerij, kassa van Vectron. Probleem: recepten zitten in zn hoofd. dus ERP met receptuur. En met carnaval heet [[entity|Oosterhout]] natuurlijk [[entity|Kaaiendonk]], dat staat op de bon
@Natuurvoedingswinkel De Zonnebloem;Wageningen;Hoogstraat 63;6701 BS;www.zonnebloem-wageningen.nl;winkel@zonnebloem-wageningen.nl;0317 412 930;Frits Roest
Winkelsysteem gezocht met artikelbestand van Udea en Odin, elektronische schapkaarten, klantenkaart, weegschaal van Bizerba en derving per dag. Boekhouding in Exact. Statiegeld moet correct gaan.
@Wellness Resort Zwaluwhoeve Noord;Roden;Roderweg 48;9301 ZR;www.resortroden.nl;relax@resortroden.nl;050 501 7766;Karin Venema
Uit gesprek met [[entity|Karin V.]]: men heeft [[description|een sauna in een hunebed van nagemaakte zwerfkeien]]. Cadeaubonnen van VVV en Wellness moeten online gecontroleerd worden. De sister company [[entity|Thermen Norg]] gaat in Q3 mee.
@Theehuis De Drie Linden;Epe;Dorpsstraat 90;8162 CE;www.drielinden-epe.nl;thee@drielinden-epe.nl;0578 615 340;Aleida Pannekoek
Het theehuis is alleen open van donderdag tot zondag. Reserveringen voor high tea komen via mail, Facebook en aan de deur. Dubbele boekingen zijn aan de orde van de dag; een simpele Agenda met sms-bevestiging zou al helpen.
@Rondvaart Giethoorn-Zuid;Giethoorn;Binnenpad 114;8355 BV;www.rondvaartzuid.nl;punter@rondvaartzuid.nl;0521 362 290;Jan Mastenbroek, Wicher Petter
[[entity|Wicher]] vaart al sinds zijn twaalfde. De film [[description|waar half Nederland om lachte is in onze schuur opgenomen]]. Chinese gasten betalen met Alipay en WeChat Pay, dat kan de huidige terminal (Worldline) niet. Ook [[entity|'t Vonder]] en [[entity|Smit Paviljoens]] verkopen onze kaartjes.
@Kookstudio Pollepel;Amstelveen;Amsterdamseweg 300;1182 HL;www.pollepel-kookstudio.nl;kook@pollepel-kookstudio.nl;020 647 1155;Renske Bakhuis
Kookworkshops voor bedrijven. CRM: offerte maken, optie vasthouden, deelnemers dieetwensen laten invullen, factuur met PO-nummer. Nu in Pipedrive met tien Zapier-koppelingen die steeds stuk gaan.
@Grand Hotel Kurhuis Ter Duin;Noordwijk;Koningin Wilhelminaboulevard 20;2202 GV;www.terduin-noordwijk.nl;gm@terduin-noordwijk.nl;071 361 7720;Laurens Hoek
The property, [[description|where the national football squad sleeps before every home game]], has 212 rooms. Our GM [[entity|Laurens]] wants to move from Opera 5 to Opera Cloud or Apaleo. Parent company [[entity|Duinstaete Hospitality Group]] also runs [[entity|The Dunes]] in [[entity|Katwijk]].
@Stichting Middeleeuws Ter Apel;Ter Apel;Boslaan 3;9561 LH;www.middeleeuwsterapel.nl;ridder@middeleeuwsterapel.nl;0599 581 444;Roelf Sanders
één keer per jaar [[description|komen er tweehonderd ridders naast een klooster kamperen]]. We zoeken ticketverkoop + vrijwilligers. [[entity|roelf]] (voorzitter) en [[entity|Fenna]] van de muntenkas. Muntjes heten [[entity|Apeldukaten]].
@Restaurant Vuurplaats;Assen;Vaart NZ 68;9401 GP;www.vuurplaats-assen.nl;vuur@vuurplaats-assen.nl;0592 310 622;Ruben Hidding
Fooi wordt nu verdeeld in een schoenendoos. Het systeem moet Fooi per Shift verdelen en in de loonstrook verwerken volgens de Belastingdienst. Verder: allergenen op de bon en een nabestelknop op de handheld.
@Slaapboot Koningin Emma;Amsterdam;Oosterdokskade 15;1011 AD;www.slaapbootemma.nl;schipper@slaapbootemma.nl;020 622 4013;Thijs Mulder
[[entity|De Emma]] ligt achter [[entity|NEMO]] en heeft 24 hutten. Gasten krijgen een code voor de loopplank. Aan boord [[description|hangt nog het bed van de marconist die het SOS van de Titanic opving]]. [[entity|Thijs]] wil Mews of Guesty.
@Vegan Snackbar Loof;Haarlem;Gierstraat 45;2011 GB;www.snackbarloof.nl;snack@snackbarloof.nl;023 542 6701;Jip Wester
hoi! [[description|eerste snackbar van het land zonder ook maar één dier]] 🌱 bestelzuil nodig, liefst tweedehands. [[entity|jip]] & [[entity|Noa]]. insta: [[entity|@loof.haarlem]]
@Conferentieoord De Abdijhof;Heeswijk;Abdijstraat 60;5473 AH;www.abdijhof-heeswijk.nl;rust@abdijhof-heeswijk.nl;0413 297 100;Zr. Benedicta, Theo Hoevenaars
Zuster [[entity|Benedicta]] beheert de agenda, [[entity|Theo Hoevenaars]] de techniek. Vijfmaal per dag [[description|gaat alles een kwartier stil voor het koorgebed]], ook de telefoon. Het PMS moet stilteblokken kennen. Factuur graag aan [[entity|Priorij Sint-Norbertus]].
@Indoor Skibaan Wit Goud;Zoetermeer;Buytenpark 30;2717 AX;www.witgoudski.nl;ski@witgoudski.nl;079 320 5511;Coen Vreugdenhil
Kassa's: 14 stuks, waarvan 6 in de Horeca. Skiverhuur heeft een eigen pakket (EasyRent) dat moet blijven. Nieuwe POS via tender, RFP volgt in april. Beoordeling 60% Kwaliteit, 40% Prijs.
@Imkerij & Winkel Zoemzaam;Ommen;Zeesserweg 16;7731 BG;www.zoemzaam.nl;honing@zoemzaam.nl;0529 453 881;Dineke Makkinga
Honing uit [[entity|het Vechtdal]]. [[description|Een van onze kasten staat op het dak van de Tweede Kamer]]. Verkooppunten: [[entity|Landwinkel de Stegerhoek]], [[entity|VVV Ommen]] en een stal langs de weg. [[entity|Dineke]] wil consignatie kunnen bijhouden in Odoo of Exact.
@Cafetaria De Vrolijke Frites;Spijkenisse;Voorstraat 70;3201 BB;www.vrolijkefrites.nl;friet@vrolijkefrites.nl;0181 612 445;Ton Blaak
Wij hebben een oude Casio en willen een touchscreen. Bestellingen van Thuisbezorgd komen op een aparte tablet binnen. Pinnen via CCV. Als het maar snel gaat op vrijdagavond.
@Evenement De Lange Tafel;Kampen;Oudestraat 110;8261 CW;www.langetafelkampen.nl;schuifaan@langetafelkampen.nl;038 331 7260;Annet Ruitenberg
Eens per jaar [[description|schuiven 1.400 mensen aan één tafel over de stadsbrug]]. Tickets per stoelnummer. Samenwerking met [[entity|Kamper Uiencoöperatie]] en [[entity|slager Gunnink]]. [[entity|Annet R.]] zoekt een systeem met zaalplan, want Eventbrite kan maar 400 stoelen.
@The Tipsy Heron;Leiden;Nieuwe Rijn 39;2312 JG;www.tipsyheron.nl;cheers@tipsyheron.nl;071 512 9034;Gareth Pugh, Ilse Kerkvliet
Hi, [[entity|Gareth]] here from the pub. We are [[description|the only bar in town reached through a wardrobe]], so deliveries are a pain. Looking for stock control per barrel, Untappd menu sync and Xero. [[entity|Ilse K.]] handles anything in Dutch, reach her at [[entity|ilse@tipsyheron.nl]].
@Oesterij Smaal;Wemeldinge;Oostkanaalweg 5;4424 NC;www.oesterijsmaal.nl;schelp@oesterijsmaal.nl;0113 622 518;Marinus Smaal
Exporteert naar België en Hongkong, [[description|per jaar meer oesters dan er Zeeuwen zijn]]. [[entity|Marinus]] zn telefoon ([[entity|06.5318.2207]]) is de orderlijn. Gezondheidscertificaten (TRACES) moeten automatisch mee met de pakbon, en [[entity|Koelhuis Kruiningen]] wil een voormelding.
@Ballonfestival Barneveld Boven;Voorthuizen;Rubensstraat 9;3781 HT;www.barneveldboven.nl;lucht@barneveldboven.nl;0342 471 889;Gerrit Jan Bos
[[description|Veertig ballonnen tegelijk boven de kippenschuren]], dat is wat mensen kennen. [[entity|GJ]] heeft sponsoren in een Access-database. Graag CRM met sponsorpakketten. Hoofdsponsor: [[entity|Eierhandel Van Wolfswinkel]].
@Bejaardencatering Tafeltje Rond;Almelo;Grotestraat 140;7607 CS;www.tafeltjerond.nl;eten@tafeltjerond.nl;0546 813 377;Annie Kamphuis
Bezorging van 650 maaltijden per dag, zeven routes. Chauffeurs werken met een papieren lijst. Gewenst: Route-optimalisatie, handtekening op scherm en automatische incasso. Koppeling met SnelStart.
@Museum Het Bakelieten Huis;Rolde;Hoofdstraat 44;9451 BA;www.bakelietenhuis.nl;info@bakelietenhuis.nl;0592 241 903;Reindert van der Veen
Het museum is [[description|de nalatenschap van een dokter die zestigduizend stopcontacten verzamelde]]. Collectie in Adlib, kaartjes uit een geldkistje. Bestuur ([[entity|v.d. Veen]], [[entity|mw. Zandvoort-Pol]]) wil één pakket onder 1.500 euro. Subsidie loopt via [[entity|gemeente Aa en Hunze]].
@Hotel Bellevue Arcen;Arcen;Maasstraat 22;5944 CL;www.bellevue-arcen.nl;hotel@bellevue-arcen.nl;077 473 1290;Nol Geurts
Bij hoog water [[description|moeten we met waadpakken uitserveren, dat was zelfs bij de BBC]]. Server mag dus niet in de kelder. [[entity|Nol]] zoekt cloud PMS. Wifi-netwerk heet [[entity|Bellevue_Gast]], domein [[entity|bellevue.local]].
@Lasergame Hoofddorp;Hoofddorp;Siriusdreef 70;2132 WT;www.lasergamehd.nl;play@lasergamehd.nl;023 565 4410;Kevin Stam
We need an online booking system with time slots, waivers and upsell of pizza. Stripe or Adyen is fine. Staff scheduling is done in Deputy and should stay there. English interface preferred, as half of the team does not speak Dutch.
@Molen & Meelwinkel De Vlijt;Meppel;Sluisgracht 2;7941 LB;www.devlijt-meppel.nl;meel@devlijt-meppel.nl;0522 255 091;Grietje Kisteman
[[description|de molen waarvan de wieken verkeerd om draaien]]. 26 soorten meel, etiketten met THT via Dymo. [[entity|grietje]] wil voorraad per zak. klanten: [[entity|bakker Steenbergen]], [[entity|Pizzeria Da Nino]] in [[entity|Ruinerwold]]
@Restaurant Grot 13;Cadier en Keer;Rijksweg 82;6267 AH;www.grot13.nl;diner@grot13.nl;043 407 8112;Loek Pinckaers
Er wordt gegeten [[description|zestig meter diep tussen de mergelwanden]]; bluetooth en 5G doen het er niet. [[entity|Loek]] vraagt om een bedraad kassasysteem. Elke tweede woensdag [[description|dineren we in volslagen duisternis met blinde obers]].
@Uitzendbureau Horecahanden;Venlo;Parade 60;5911 CD;www.horecahanden.nl;werk@horecahanden.nl;077 351 6622;Sylvia Theeuwen
Planning van 400 flexkrachten voor horeca en evenementen. Verloning volgens ABU-cao fase A, SNA en NEN 4400-1. Vereist: App voor Beschikbaarheid, klokken via geofence en een koppeling met Nmbrs of Loket.
@Winery Domaine Heuvelrug;Rhenen;Grebbeweg 130;3911 AV;www.domaineheuvelrug.nl;wijn@domaineheuvelrug.nl;0317 616 702;Madelon Quarles, Sjoerd Vink
We make [[description|the white wine that KLM poured in business class in 2021]] from [[description|vines planted between wartime trenches]]. [[entity|Madelon]] runs the tours, [[entity|Sjoerd V]] the cellar. ERP should do vintages, excise and lot tracing; [[entity|Domaine Heuvelrug]] is a registered brand.
@Ponypark Slagmaat;Sint-Oedenrode;Schijndelseweg 58;5491 TB;www.ponyparkslagmaat.nl;hinnik@ponyparkslagmaat.nl;0413 474 118;Riet van Roosmalen
Elk huisje krijgt een eigen pony, [[description|ook de beroemde Bolletje die in Sinterklaasfilms speelt]]. In het PMS moet dus per boeking een pony gereserveerd worden (serieus). Dierenarts [[entity|Van Acht]] en hoefsmid [[entity|Tinus]] willen de agenda inzien. [[entity|Riet]]
@Bakkerij de Gouden Krakeling;Harlingen;Voorstraat 55;8861 BG;www.goudenkrakeling.nl;brood@goudenkrakeling.nl;0517 413 655;Auke Zijlstra
Winkelkassa met bestelmodule, productielijst om 02.00 uur en Nabestellingen in de middag. Allergenen via PS in foodservice. Oude kassa is een Sharp. Mag ook Lightspeed of Bakeronline zijn.
@Zorgrestaurant De Pleisterplaats;Doetinchem;Kruisbergseweg 172;7009 BT;www.pleisterplaats-zorg.nl;gast@pleisterplaats-zorg.nl;0314 373 480;Tonnie Bulsink
Notitie adviseur: gesprek met [[entity|Tonnie B]] en [[entity|Ria]] van de linnenkamer. De keuken is gevestigd [[description|in een oude dakpannenfabriek aan de Oude IJssel]]. Leverancier van groente is [[entity|Tuinderij Wissink]] uit [[entity|Gaanderen]]. Alles in AFAS behalve de maaltijden.
@Circustheater Piste;Rijswijk;Generaal Spoorlaan 8;2283 GM;www.circustheaterpiste.nl;hoog@circustheaterpiste.nl;070 319 2205;Zdenek Novotny
Our venue is [[description|a permanent big top that once housed the last Dutch circus elephant]]. Ticketing now via Eventim, but [[entity|Zdeněk]] wants to own the data. The resident troupe [[entity|Compagnie Papillon]] also sells merchandise at the door.
@Sportpark-horeca De Derde Helft;Hengelo;Torenlaan 60;7559 PJ;www.dederdehelft.nl;bar@dederdehelft.nl;074 291 0880;Leo Nijhuis
Drie verenigingen, één kantine. Elke club krijgt 15% van haar eigen omzet, dus knop per club op de kassa. Leden betalen met een pasje op saldo. Rapport per Seizoen in Excel.
@Hofje De Stille Tuin;Alkmaar;Ritsevoort 30;1811 DN;www.stilletuin-alkmaar.nl;hof@stilletuin-alkmaar.nl;072 511 8834;Corrie Schermer
Lunchroom [[description|in een hofje waar nog zeven weduwen gratis wonen]]. Op vrijdagen met [[entity|de kaasmarkt]] is het dringen. Regentes [[entity|Corrie]] wil geen scherm in het zicht. Kassa moet in [[description|een bedstee uit 1656]] passen, max 40 cm.
@Evenementenlocatie Hangar Negen;Soesterberg;Batenburgweg 14;3769 AC;www.hangarnegen.nl;boek@hangarnegen.nl;0346 357 111;Jeroen van Dam
Locatie is [[description|een loods waar de Amerikanen tot 1994 hun straaljagers poetsten]]. CRM gevraagd, nu Perfectview. Gebruikers: [[entity|Jeroen]], [[entity|Lies]], [[entity|Mo]]. Cateringpartner is [[entity|Van Dam & Eten]], huisleverancier licht [[entity|Lumen Zeist]].
@Hotel Polderlicht;Emmeloord;Lange Nering 41;8302 EB;www.polderlicht.nl;nacht@polderlicht.nl;0527 618 834;Wobbe Kramer
Hotel met 44 kamers en restaurant. Het PMS mag de kassa niet dicteren: kamers in Mews, kassa in Lightspeed, boekhouding in Exact. Ratecodes, Nachtregister en gemeentelijke heffing moeten kloppen.
@Vishandel Hakvoort Gebr.;Urk;Wijk 3-61;8321 EP;www.hakvoortvis.nl;schol@hakvoortvis.nl;0527 684 771;Lub Hakvoort, Klaas Hakvoort
[[entity|Lub]] en [[entity|Klaas]] zijn broers maar praten alleen via de boekhouder ([[entity|Post & Snoek Accountants]]). Viskarren staan in [[entity|Nagele]], [[entity|Ens]] en op [[entity|het Deltaplein te Dronten]]. Weegschaal + kassa. [[description|Wij bakten kibbeling voor de koning toen hij hier verjaardag vierde]].
@Pretletters Speelgoedmuseum;Deventer;Brink 56;7411 BV;www.pretletters.nl;speel@pretletters.nl;0570 644 218;Saskia Kolkman
de trein [[description|die door alle drie de verdiepingen en de wc rijdt]] is ons visitekaartje. we willen kindertickets met geboortedag-korting. [[entity|saskia]] heeft al een demo gehad van Recras maar dat was op de dag van [[entity|Dickens]]
@Partycatering De Gouden Lepel;Purmerend;Kaasmarkt 14;1441 BG;www.goudenlepel.nl;lepel@goudenlepel.nl;0299 420 511;Nico Hartog
Calculatie per gast, paklijst, retourregistratie van servies en breukfactuur. Planning van oproepkrachten via L1NDA. Offertes moeten digitaal getekend worden. Voor Pasen graag drie demo's.
@Zwemparadijs De Tropenhal;Hoogeveen;Bentinckslaan 10;7902 AN;www.tropenhal.nl;plons@tropenhal.nl;0528 263 388;Harma Pool
Bad heeft [[description|een glijbaan die buiten over de snelweg hangt]]. Kassa + zwemlesadministratie. [[entity|Harma]] en [[entity|badmeester Appie]] houden diploma's bij in een kaartenbak. Scholen uit [[entity|Hollandscheveld]] krijgen een verzamelfactuur.
@Stroopwafelfabriek Dubbelganger;Gouda;Turfmarkt 80;2801 HB;www.dubbelganger-wafels.nl;wafel@dubbelganger-wafels.nl;0182 514 093;Marco van Vliet
Bezoekers lopen door de fabriek en [[description|steken hun hoofd door een wafel van drie meter]]. ERP voor productie (BRC, IFS), POS voor winkel. [[entity|M. van Vliet]] stuurt de vragenlijst naar [[entity|Postbus 311]], [[entity|2800 AH]]. Private label voor [[entity|Kruidenier Van der Laan]].
@Restaurant Bij Ons Moe;Roosendaal;Molenstraat 47;4701 JL;www.bijonsmoe.nl;moe@bijonsmoe.nl;0165 541 276;Ad Mouws
Wij willen reserveringen met no-show-garantie (creditcard of iDEAL), integratie met Google en de kassa. Formitable, Zenchef en Resengo zijn genoemd. Geen kosten per couvert.
@Nachtclub Kelder K;Groningen;Peperstraat 22;9711 PE;www.kelderk.nl;nacht@kelderk.nl;050 318 0093;Bob Huizing, DJ Krassel
Garderobe, entree, bar: drie systemen, drie ellendes. [[entity|Bob H.]] wil cashless. Resident [[entity|DJ Krassel]] opent al [[description|24 jaar elke nacht met dezelfde smartlap]], en om vier uur [[description|gaat er een bad met eieren de zaal door]].
@Groepsaccommodatie De Schaapskooi;Diever;Groningerweg 3;7981 LA;www.schaapskooi-diever.nl;groep@schaapskooi-diever.nl;0521 591 660;Egbert Warries
Wij verhuren aan scholen en kerken. [[entity|Egbert]] rekent schade af met foto's. In de zomer zit het vol met mensen die [[description|Shakespeare in het bos]] komen kijken. Sleutelkluis van Nuki, code [[entity|DIEVER7981]].
@Koekfabriek Aalst & Co;Oud-Beijerland;Oostdijk 19;3261 KA;www.aalstkoek.nl;koek@aalstkoek.nl;0186 617 745;Hans Aalst
ERP with recipe management, MES integration on OPC UA and lot tracing within four hours. Audits: BRC, IFS, RSPO. The current system is SAP Business One and the Licence expires in December. Warehouse uses Zebra scanners.
@Kasteelboerderij Lemiers;Lemiers;Rijksweg 19;6295 AK;www.kasteelboerderijlemiers.nl;koe@kasteelboerderijlemiers.nl;043 306 5540;Marie-José Lousberg
De keuken staat in Nederland en [[description|het terras ligt al in Duitsland]], dus twee btw-tarieven op één bon. [[entity|Marie-José]] levert aan [[entity|Klinik Vaalserquartier]] in [[entity|Aken]]. Personeel woont in [[entity|Vijlen]] en [[entity|Laurensberg]].
@Theatergroep Zeewier;West-Terschelling;Commandeurstraat 20;8881 BA;www.zeewiertheater.nl;golf@zeewiertheater.nl;0562 443 210;Hessel Cupido
[[entity|Hessel]] mailt:
"we spelen [[description|alleen bij laagwater, op een zandbank]]. tickets dus afhankelijk van getij. tijdens [[entity|Oerol]] 9 voorstellingen, anders 2. boot van [[entity|Doeksen]] moet erbij te boeken zijn."
@Lunchcafé Bakboord;Maassluis;Haven 44;3143 BD;www.bakboord-maassluis.nl;lunch@bakboord-maassluis.nl;010 591 2367;Petra Poot
Simpele kassa, abonnement onder 60 euro. Bonprinter van Epson hebben we al. Pinapparaat van Rabobank mag blijven als dat kan. Verder Allergenen en een Terras-plattegrond.
@Hotel De Wereldbol;Almelo;Wierdensestraat 88;7604 BM;www.wereldbol.nl;reis@wereldbol.nl;0546 862 300;Mustafa Tekin, Gea Roelofsen
In de lobby draait [[description|een globe van vijf ton die ooit op de Expo stond]]. [[entity|Mustafa T.]] wil naar StayNTouch of Mews. Kamers hebben namen van wereldsteden, ook in de export. Accountant: [[entity|Ten Brinke & Zn]].
@Stichting Bloemencorso Lichtenrade;Lichtenvoorde;Rentenierstraat 2;7131 DJ;www.corsolichtenrade.nl;dahlia@corsolichtenrade.nl;0544 372 915;Bennie Hoitink
Zestien wagens, [[description|een miljoen dahlia's, allemaal met een spijkertje]]. [[entity|Bennie]] doet tribunekaarten, [[entity|Geertje Hoitink-Te Roller]] de sponsors. Wagenbouwers uit [[entity|Lievelde]] en [[entity|Vragender]] melden zich per appgroep. Graag CRM + ticketing via één leverancier.
@Bistro Maison Vide;Den Haag;Denneweg 61;2514 CD;www.maisonvide.nl;chef@maisonvide.nl;070 365 9912;Olivier Teeuw
We are a bistro with [[description|a single table and a waiting list of fourteen months]]. Chef [[entity|Olivier]] [[description|gave his star back in 2018]]. Needed: prepaid reservations (Tock or similar) and a CRM for allergies and preferences. Embassy guests on [[entity|the Denneweg]] pay by invoice.
@Tuincentrum-café Groenrijk Hof;Heerenveen;Rottumerweg 50;8445 PC;www.groenhof-heerenveen.nl;tuin@groenhof-heerenveen.nl;0513 688 140;Anja de Haan
Kassa's voor winkel en café moeten dezelfde klantenkaart accepteren. Artikelen via Floriday en VBN-codes. Voor Moederdag verwachten wij pieken van 300 bonnen per uur. Hosting in de EU, ISO 27001.
@Camping Op de Krib;Tiel;Echteldsedijk 40;4005 MA;www.opdekrib.nl;tent@opdekrib.nl;0344 616 933;Huub van Lith
Camping ligt [[description|op een eilandje dat in de winter onder water verdwijnt]]. [[entity|huub]] vaart gasten over met [[entity|de Waalkikker]]. PMS op telefoon, Tommy of Camping.Care. In het tweede weekend van september ([[entity|fruitcorso]]) dubbele prijs.
@Escape Farm De Dolle Koe;Lochem;Goorseweg 51;7241 PC;www.dedollekoe.nl;boe@dedollekoe.nl;0573 256 114;Wilco Garritsen
Gasten moeten [[description|ontsnappen uit een maisdoolhof terwijl er een echte stier rondloopt]] (achter hek). [[entity|Wilco]]: "iets met slots en een app". Arrangement met [[entity|De Lochemse Bierbrouwerij]] en [[entity|pension Nettelhorst]].
@Museumwinkel Het Glazen Schip;Leerdam;Lingedijk 22;4142 LD;www.glazenschip.nl;blaas@glazenschip.nl;0345 614 702;Jolanda Copier
Topstuk is [[description|een driemaster van 9.000 glasscherven]]. [[entity|Jolanda]] wil kassa + webshop (CCV Shop, Shopify). Glasblazers [[entity|Arie Vuurman]] en [[entity|Chico]] krijgen commissie per stuk. [[description|Bij ons werd de beker voor het songfestival geblazen]].
@Proeflokaal Het Vagevuur;Bergen op Zoom;Grote Markt 17;4611 NR;www.hetvagevuur.nl;zonde@hetvagevuur.nl;0164 233 908;Kees-Jan Withagen
Bier drinken [[description|in de biechtstoelen van een ontwijde kerk]]. Onze leus is [[description|"eerst zondigen, dan afrekenen"]]. [[entity|KJ]] zoekt tafelkassa, [[entity|Vagevuur]] Blond heeft eigen EAN. Zusterzaak: [[entity|Café De Hemelpoort]] in [[entity|Halsteren]].
@Salt Flats Surf School;Scheveningen;Strandweg 150;2586 JW;www.saltflatssurf.nl;aloha@saltflatssurf.nl;070 322 7719;Maya Okafor
Surf school at the beach near [[entity|the Pier]], booking by wind forecast. [[entity|Maya]] is [[description|the first woman to surf from here to England]]. We compare Bookeo, Checkfront and FareHarbor. Board repairs go to [[entity|Shaper Dirk]] in [[entity|Monster]].
@Fruitbedrijf-ijsmakerij De Peer;Krabbendijke;Oude Rijksweg 3;4413 NH;www.depeer-ijs.nl;peer@depeer-ijs.nl;0113 502 661;Lena Nieuwenhuijse
[[description|Ons pereneijs werd door een astronaut meegenomen]] en sindsdien staat de telefoon niet stil. [[entity|Lena]] zoekt orderportaal, [[entity|Opa Nieuwenhuijse]] wil een fax houden. Bezorgt van [[entity|Reimerswaal]] tot [[entity|Antwerpen]], KvK-nr [[entity|22 058 914]].
@Dinnershow Club Flamboyant;Apeldoorn;Kanaalstraat 66;7311 LJ;www.clubflamboyant.nl;show@clubflamboyant.nl;055 533 2081;Rogier Maas
Show with four courses, seats by number, drinks packages on one bill. We would like Online Ticketing, POS and a gift card module in one contract. Payment in instalments for groups, invoices with purchase order number, GDPR proof.
@Pizzeria Vesuvio op Wielen;Uithoorn;Wilhelminakade 33;1421 AC;www.vesuviowielen.nl;ciao@vesuviowielen.nl;0297 561 204;Salvatore Russo
wij bakken [[description|in een omgebouwde brandweerladderwagen met houtoven]]. [[entity|Salva]] rijdt, [[entity|Tamara]] pint. kenteken [[entity|BN-74-RT]]. moet op telefoon, zettle of sumup, en facturen voor bedrijven
@Erfgoedlogies De Strafkolonie;Veenhuizen;Hoofdweg 140;9341 BL;www.strafkolonielogies.nl;cel@strafkolonielogies.nl;0592 388 741;Bé Oldenhuis
Slapen doe je [[description|in de isoleercel, met het originele etensluik als roomservice]]. [[entity|Bé]] meldt: check-in om 16.00 uur door [[description|een oud-bewaker in uniform]]. PMS: kamers heten cel 1 t/m 22. Ontbijt komt van [[entity|Maallust-buur Jannes]].
@Hotel De Klokkengieter;Asten;Ostaderstraat 27;5721 WC;www.klokkengieter-asten.nl;slaap@klokkengieter-asten.nl;0493 691 883;Mies Eijsbouts
Elke gast [[description|wordt gewekt met een eigen carillonliedje]]; het systeem moet dus een veld Wekwens hebben. In de tuin hangt [[description|de klok die te vals was voor de Notre-Dame]]. [[entity|Mies]] beheert alles in Protel.
@Theetuin De Zevende Hemel;Broek in Waterland;Roomeinde 30;1151 AP;www.zevendehemel-theetuin.nl;scone@zevendehemel-theetuin.nl;020 403 1966;Dieuwertje Honingh
theetuin [[description|alleen per kano of te voet over een plank te bereiken]]. wij wonnen [[description|twee keer de beste scone buiten Engeland]]. kassa op accu graag, groet [[entity|dieuwke]]
@Maaltijdservice De Kromme Spoor;Nijverdal;Grotestraat 205;7443 BK;www.krommespoor.nl;maaltijd@krommespoor.nl;0548 612 907;Ilona Bekke
Toelichting bij eis 14: wij zijn [[description|de laatste cateraar die met een huifkar uitserveert]] en hebben [[description|een keuken in een spoorwegtunnel]]. Temperatuurlogging moet ook zonder bereik werken. De planning doet [[entity|Ilona]].
@Poppentheater Knotsgek;Terneuzen;Noordstraat 76;4531 GL;www.knotsgek-theater.nl;pop@knotsgek-theater.nl;0115 612 044;Rinus de Feijter
Het zaaltje telt 60 krukjes en [[description|de originele pop van de Fabeltjeskrant zit op rij één]]. In juni [[description|lopen onze reuzenpoppen door de tunnel onder de zeearm]]. [[entity|Rinus]] wil betaalbare ticketing, Stager of Yesplan lijken te groot.
@Kantoorcatering Volle Maan;Capelle aan den IJssel;Rivium Boulevard 120;2909 LK;www.vollemaancatering.nl;bestel@vollemaancatering.nl;010 447 5210;Esra Polat
Klanten bestellen vóór 10.00 uur via een Portaal. Daarna volgen Inkoop, Productie en Bezorging. Facturen maandelijks verzameld, met kostenplaats en inkoopnummer. SSO via Entra ID is verplicht.
@Waterschapshuis Brasserie Peil;Lelystad;Oostvaardersdijk 1;8242 PA;www.brasseriepeil.nl;peil@brasseriepeil.nl;0320 227 616;Hugo Wiersma
The dining room lies [[description|six metres below sea level behind an aquarium wall]]. [[entity|Hugo]] says the lift only fits one till. Groups come with the coach from [[entity|Bataviahaven]], and [[description|the replica ship's crew eats here every Thursday]].
`
