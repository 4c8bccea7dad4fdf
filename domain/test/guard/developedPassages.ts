/** Names of all kinds, written to develop on by who had not seen the guard, as in `laterPassages.ts`. */
export const developedPassages = `
@Herberg De Zeven Linden;Vaassen;Dorpsstraat 114;8171 BT;www.zevenlinden.nl;info@zevenlinden.nl;0578-661234;Geertje Wolbrink, Rik ten Hove
Wij draaien nu op unTill en willen een koppeling met Exact Online. [[entity|Rik]] heeft vorige week al met de kassaleverancier gebeld, maar zonder resultaat. De [[entity|Veluwe]]-arrangementen moeten straks als pakket in de kassa staan.
@Brasserie Kuijpers;Roermond;Roerkade 31;6041 KZ;www.brasseriekuijpers.nl;post@brasseriekuijpers.nl;0475-332211;Lei Kuijpers
hoi, de [[entity|Kuijpers]]-factuur van slager [[entity|Thijssen]] uit [[entity|Horn]] komt nog steeds als pdf binnen en wordt met de hand overgetikt in Twinfield. Kan dat met OCR? groet [[entity|Lei]]
@Rederij Waterlelie;Giethoorn;Binnenpad 210;8355 BW;www.rederijwaterlelie.nl;boeken@rederijwaterlelie.nl;0521-360099;Harm Dekkinga
Reserveringen voor de [[entity|Grietje Jacoba]] en de [[entity|Zwartsluis II]] lopen via een Excel op de desktop. Onze schipper [[entity|Harm]] wil op zijn iPad zien hoeveel gasten er aan boord komen. Betaling via Mollie heeft de voorkeur.
@Museum Het Oude Gemaal;Lemmer;Gemaalweg 8;8531 PS;www.oudegemaal.nl;museum@oudegemaal.nl;0514-561000;Sjoukje Terpstra
Ticketing moet aansluiten op de Museumkaart en op ons CRM. De vrijwilligers, onder leiding van mevr. [[entity|Terpstra-Hoekema]], werken met papieren lijsten. AVG is een aandachtspunt: een DPIA is nog niet gedaan.
@Stichting Zorgkeuken Noord;Winschoten;Havenkade 5;9672 AC;www.zorgkeukennoord.nl;info@zorgkeukennoord.nl;0597-412000;Albert Sikkema
Wensen:
- Allergenenregistratie volgens HACCP
- THT-bewaking per batch
- Productie per locatie ([[entity|Blijhamsterhof]], [[entity|De Tjamme]] en [[entity|Oude Pekela]])
- Koppeling met het ECD
@Strandpaviljoen Zilt & Zo;Domburg;Strandovergang 3;4357 RD;www.ziltenzo.nl;hallo@ziltenzo.nl;0118-585001;Joost de Visser
[[entity|Ziltt en Zo]] is een seizoensbedrijf, dus we willen geen licentie betalen van november tot maart. Personeel komt vooral uit [[entity|Oostkapelle]] en [[entity|Vrouwenpolder]]. Voor de planning gebruiken we nu L1NDA.
@Theater De Kromme Toren;Doetinchem;Waterstraat 40;7001 BH;www.krommetoren.nl;kassa@krommetoren.nl;0314-376000;Anouk Wesselink
Vraag aan [[entity|Anouk W.]]: klopt het dat de [[entity|Misset-zaal]] niet in het reserveringssysteem staat? Pauzedrankjes worden nu via WhatsApp doorgegeven. Dat willen we in de POS.
@Bakkerij Hoitema;Joure;Midstraat 77;8501 AH;www.bakkerijhoitema.nl;winkel@bakkerijhoitema.nl;0513-412345;Wiebe Hoitema
ERP voor een ambachtelijke bakkerij met drie winkels. Recepturen, kostprijs, THT en etiketten moeten in één systeem. Op dit moment gebruiken we Excel en SnelStart.
@Camping De Reeënhof;Otterlo;Heideweg 12;6731 SN;www.reeenhof.nl;receptie@reeenhof.nl;0318-591212;Tineke van Roekel
De receptie werkt met Booking Experts, de snackbar met een oude Casio. [[entity|Tineke]] zegt dat de kas nooit klopt. Volgens haar broer [[entity|Gijsbert]] ligt het aan de btw-instelling.
@Fort Wierickstede Events;Bodegraven;Fortweg 1;2411 ND;www.fortwierickstede.nl;events@fortwierickstede.nl;0172-650000;Pascal Oudijk
Meeting notes 14 March. [[entity|Pascal]] explained that the [[entity|Waterlinie Winter Fair]] is the peak of the year. They need CRM with quotation templates and a link to Outlook. Budget to be confirmed by the owner, Mr. [[entity|Van Zuylekom]].
@Hotel Molendal;Valkenburg;Geulpark 9;6301 JK;www.hotelmolendal.nl;info@hotelmolendal.nl;043-6011111;Yvonne Habets
Bel gerust even: [[entity|043 - 601 11 11]] of mobiel [[entity|06-5512 8834]], vraag naar [[entity|Yvonne]]. Wij zoeken een PMS met channelmanager, Mews of Apaleo hebben we al bekeken.
@Partycentrum Groot Driene;Hengelo;Oude Grensweg 66;7552 AD;www.grootdriene.nl;info@grootdriene.nl;074-2550000;Bennie Assink
[[entity|Bennie]] doet de offertes in Word, [[entity|Marloes]] typt ze over in de agenda en de keuken krijgt een briefje. Dat moet anders. Accountant [[entity|Loohuis]] wil de omzet per dag in Yuki.
@Wijngoed Slangenberg;Groesbeek;Slangenberglaan 3;6562 LM;www.wijngoedslangenberg.nl;wijn@wijngoedslangenberg.nl;024-3970000;Frits Peters
Onze webshop draait op WooCommerce, de proeverijen via een formulier. Verzending gaat met PostNL en DHL. Kassabon en accijnsaangifte moeten kloppen.
@Pannenkoekenboerderij 't Speldekussen;Lage Vuursche;Vuurse Dreef 20;3749 AB;www.speldekussen.nl;bakker@speldekussen.nl;035-6668000;Corrie Splinter
dinsdag gesproken met [[entity|corrie]]. Ze wil dat gasten zelf bestellen via QR, maar alleen op het terras. In [[entity|lage vuursche]] is het 4G-bereik slecht dus offline werken is een harde eis!!
@Cateringbedrijf Smaeck;Haarlem;Waarderweg 50;2031 BP;www.smaeck.nl;team@smaeck.nl;023-5320000;Daan Ruigrok, Fatima El Ouazzani
Namens [[entity|F. el Ouazzani]] stuur ik hierbij de eisenlijst. De grootste klant is drukkerij [[entity|Joh. Enschedijk]], daar leveren we dagelijks 180 lunches. [[entity|Smæck]] moet per kostenplaats kunnen factureren.
@Eetcafé De Uilenspiegel;Sittard;Markt 14;6131 EK;www.uilenspiegelsittard.nl;cafe@uilenspiegelsittard.nl;046-4510000;Huub Janssen
Met vriendelijke groet,
[[entity|Huub Janssen]]
[[entity|Eetcafé De Uilenspiegel]]
[[entity|Markt 14]], [[entity|6131EK]] [[entity|Sittard]]
KvK [[entity|14056789]] / btw [[entity|NL801234567B01]]
@Poppodium Kabaal;Assen;Industrieweg 7;9402 NP;www.kabaalassen.nl;info@kabaalassen.nl;0592-300111;Jelmer Bruins
Tijdens [[entity|Kabaal Buiten]] staan er 14 bars met muntautomaten. Cashless is gewenst, maar de NFC-bandjes moeten ook offline werken. [[entity|Jelmer]] vreest wachtrijen.
@Restaurant Oog;Schiermonnikoog;Badweg 51;9166 NE;www.restaurantoog.nl;eten@restaurantoog.nl;0519-531000;Elske Visser
Leveringen komen met de boot uit [[entity|Lauwersoog]], dus een bestelsysteem moet rekening houden met de dienstregeling. Op [[entity|Schier]] kan een monteur niet binnen een uur komen. Remote beheer is dus belangrijk.
@Landgoed Rijckevorst;Vught;Rijckevorstlaan 2;5263 EC;www.rijckevorst.nl;contact@rijckevorst.nl;073-6560000;Jhr. E. van Rijckevorst
De familie [[entity|Van Rijckevorst van Nuland]] is eigenaar; het hotel wordt gepacht door [[entity|Brabantse Buitens BV]]. Boekhouding in AFAS. Salarissen via Nmbrs.
@Kookstudio Pollepel;Leiden;Haarlemmerstraat 201;2312 DR;www.kookstudiopollepel.nl;kook@kookstudiopollepel.nl;071-5120000;Mieke Zandbergen
[[entity|Mieke]]'s lijst met workshops staat in Google Sheets. Klanten boeken via Eventbrite of bellen. We willen HubSpot of iets dergelijks.
@Snackbar Op de Hoek;Emmen;Statenweg 1;7824 CV;www.opdehoekemmen.nl;hap@opdehoekemmen.nl;0591-610000;Nguyen Van Thanh
Kassasysteem met bestelzuil. Thuisbezorgd en Uber Eats moeten direct op de bon komen. De huidige Vectron is acht jaar oud en wordt niet meer ondersteund.
@Jachthaven Wolderwiet;Zeewolde;Strandweg 2;3891 CS;www.wolderwiet.nl;haven@wolderwiet.nl;036-5221000;Ans Klaver
Havenmeester [[entity|Klaver]] wil ligplaatsen en horeca op één factuur. Vanuit [[entity|Harderwijk]] en het [[entity|Wolderwijd]] komen in de zomer zo'n 90 passanten per dag. Stroom wordt per kWh afgerekend.
@Proeflokaal De Hopduvel;Gouda;Lage Gouwe 8;2801 LE;www.hopduvelgouda.nl;proost@hopduvelgouda.nl;0182-510000;Sander Blonk
Ons huisbier [[entity|Goudse Duvelin]] wordt gebrouwen door brouwerij [[entity|De Kaaspers]] in [[entity|Haastrecht]]. Statiegeld op fusten moet in het voorraadsysteem. Volgens [[entity|Sander B]] kan Lightspeed dat niet.
@Kinderboerderij De Bokkesprong;Dronten;De Noord 33;8251 GN;www.bokkesprong.nl;info@bokkesprong.nl;0321-310000;Loes Hartman
Horeca is bijzaak bij ons. Toch hebben we een tablet-kassa nodig met pin (CCV of Worldline). Liever geen abonnement van meer dan 50 euro per maand.
@Grand Café Boulevard;Vlissingen;Boulevard Evertsen 18;4382 AD;www.gcboulevard.nl;info@gcboulevard.nl;0118-410000;Michel Poortvliet
De eigenaar heeft ook lunchroom [[entity|Bellamie]] en [[entity|Bar Michiel]] aan de [[entity|Oude Markt]]. Eén artikelbestand voor de drie zaken. Prijzen mogen per vestiging verschillen.
@Zalencentrum De Brink;Zuidlaren;Brink O.Z. 12;9471 AE;www.debrinkzuidlaren.nl;zaal@debrinkzuidlaren.nl;050-4090000;Roelof Nijboer
Rond de [[entity|Zuidloardermarkt]] in oktober zit alles vol en gaan reserveringen dubbel. [[entity|Roelof]] houdt een schrift bij. Zijn dochter [[entity|Annechien]] wil het in Outlook.
@Chocolaterie Vermeiren;Bergen op Zoom;Fortuinstraat 6;4611 NP;www.chocolaterievermeiren.nl;info@vermeirenchoc.nl;0164-230000;Kris Vermeiren
Mail van [[entity|kris@vermeirenchoc.nl]] d.d. 3 april: "Wij zoeken ERP voor productie, webshop en B2B. Exact Globe is te zwaar, Odoo lijkt interessant. Onze agent in [[entity|Essen]] (Dhr. [[entity|Van Looveren]]) moet kunnen inloggen."
@Hotel-Restaurant De Postwagen;Tolbert;Hoofdstraat 60;9356 AZ;www.postwagentolbert.nl;info@postwagentolbert.nl;0594-500000;Trijntje Hazenberg
De server heet [[entity|POSTWAGEN-SRV01]] en draait Windows Server 2012. Ik weet dat dat niet veilig is. Back-ups gaan naar een NAS in de kelder.
@Dierenpark Apenheul Zuid;Weert;Roermondseweg 120;6005 NC;www.dierenparkzuid.nl;park@dierenparkzuid.nl;0495-540000;Ton Verstappen
Ticketverkoop online, kassa in drie kiosken en een souvenirwinkel. De souvenirs komen van [[entity|Knuffelhuis Nederweert]]. Wij willen dynamic pricing en een koppeling met Power BI.
@Ziekenhuisrestaurant Gelreveld;Apeldoorn;Kanaallaan 400;7334 DP;www.gelreveld.nl;voeding@gelreveld.nl;055-5810000;Bram Oosterhuis
Roomservice voor patiënten: bestellen aan bed, dieetcode uit het EPD, HL7 of FHIR. Voedingsassistenten werken met een tablet. De keuken levert volgens het regenereerprincipe.
@Het Vergulde Veulen;Zutphen;Houtmarkt 70;7201 KM;www.verguldeveulen.nl;info@verguldeveulen.nl;0575-510000;Maurits Kloosterboer
Wij van [[entity|'t Veulen]] hebben geen ICT-afdeling. [[entity|Computerhuis Hanzestad]] regelt de wifi. [[entity|Maurits]] of zijn vrouw [[entity|Josien]] is het aanspreekpunt.
@Evenementenbureau Kompaan;Eindhoven;Torenallee 22;5617 BC;www.kompaan.events;hello@kompaan.events;040-2920000;Stijn van der Heijden
Volg ons op Instagram: [[entity|@kompaan.events]] of LinkedIn [[entity|/company/kompaan-events-ehv]]. Wij werken vanuit [[entity|Strijp-S]] en zoeken een CRM met projectplanning. Monday.com en Teamleader hebben we geprobeerd.
@Viswinkel Kramer;Urk;Wijk 3-44;8321 EM;www.kramervis.nl;vis@kramervis.nl;0527-680000;Klaas Kramer
[[entity|klaas]] vroeg of de weegschaal gekoppeld kan worden. Vis komt van de [[entity|UK 217]] en van de afslag op [[entity|Urk]]. Lot-codes en vangstgebied moeten op de bon vanwege de wet.
@Restaurant Mei Wah;Drachten;Noordkade 66;9203 CC;www.meiwahdrachten.nl;info@meiwahdrachten.nl;0512-510000;Li Wei
De heer [[entity|Li]] spreekt liever Kantonees; zijn dochter [[entity|Xiaoyu]] vertaalt. Menukaart in Nederlands en Chinees op de keukenprinter. Epson TM-T88 is aanwezig.
@Theehuis Rhijngeest;Wageningen;Rijnhaven 3;6702 DT;www.theehuisrhijngeest.nl;thee@theehuisrhijngeest.nl;0317-420000;Willemijn Bax
Ligging aan de [[entity|Neder-Rijn]], tegenover het veer naar [[entity|Randwijk]]. Bij hoogwater moeten we een week dicht. Personeelsplanning in Shiftbase, dat blijft.
@Congreshotel De Sparrenhorst;Nunspeet;Eperweg 40;8072 DB;www.sparrenhorst.nl;sales@sparrenhorst.nl;0341-250000;Ingrid Vos-Mulder
Sales & Events bestaat uit vier personen. [[entity|I. Vos-Mulder]] vraagt nadrukkelijk om MICE-rapportage. Delphi is te duur gebleken. Oracle Opera moet blijven.
@IJssalon Fratelli Zanetti;Deventer;Kleine Poot 4;7411 PG;www.fratellizanetti.nl;gelato@fratellizanetti.nl;0570-610000;Giulio Zanetti
IJs maken we in de [[entity|Kleine Poot]], de verkoop gaat ook via karren op [[entity|Deventer op Steltjes]] en bij zwembad [[entity|De Scheg-Oost]]. [[entity|Zanetti senior]] wil geen tablets. [[entity|Giulio]] wel.
@Foodtruck Frietje Zot;Breda;Liesboslaan 18;4813 EB;www.frietjezot.nl;zot@frietjezot.nl;076-5200000;Robin Snoeren
kenteken van de truck is [[entity|VK-482-T]], de tweede is [[entity|8-VXB-19]], die moeten allebei een eigen kassa-ID krijgen. betalen met sumup nu. liefst zonder kabels
@Sociaal Restaurant Samen Aan Tafel;Heerlen;Akerstraat 90;6411 HC;www.samenaantafelheerlen.nl;info@samenaantafelheerlen.nl;045-5710000;José Frijns
Mensen met een bijstandsuitkering krijgen korting via de gemeentepas. De gemeente wil maandelijks cijfers. Privacy is dus belangrijk (AVG, BSN niet opslaan).
@Golfclub De Haarle;Haarle;Kerkweg 80;7448 AD;www.golfdehaarle.nl;club@golfdehaarle.nl;0548-590000;Diederik Scholten
Leden betalen via incasso op [[entity|NL12 RABO 0134 5678 90]]. Het clubhuis ([[entity|'t Negentiende]]) wordt verpacht aan [[entity|Kevin Lansink]]. Starttijden lopen via E-golf4u.
@Ambachtelijke Slagerij Postma;Bolsward;Grote Dijlakker 11;8701 KW;www.postmaslagers.nl;postma@postmaslagers.nl;0515-570000;Durk Postma
Als [[entity|Durk]] ziek is kan niemand bij het bestelsysteem. Wachtwoord: dat weet alleen hij. Voor barbecues in de zomer hebben we een webshop nodig met afhaalmomenten.
@Kasteel Ravensnest;Heeze;Kapelstraat 60;5591 HE;www.kasteelravensnest.nl;bruiloft@kasteelravensnest.nl;040-2260000;Floor de Greef
Bruiloften in de [[entity|Ridderkamer]], de [[entity|Oranjerie van Barones Marie]] en het koetshuis. [[entity|Floor]] mailt bruidsparen via [[entity|floor.de.greef@kasteelravensnest.nl]]. We zoeken CRM met draaiboek.
@Bioscoop Lumen;Alphen aan den Rijn;Raadhuisstraat 30;2406 AE;www.lumenalphen.nl;film@lumenalphen.nl;0172-490000;Erwin Kok
Ticket International is ons huidige systeem. Popcorn en frisdrank via een aparte kassa. Integratie met de website is een must, API-documentatie graag bijvoegen.
@Zorggroep Maasduinen;Gennep;Zandstraat 31;6591 DA;www.zgmaasduinen.nl;facilitair@zgmaasduinen.nl;0485-510000;Petra Lamers, Wim Selten
Overleg 12-9, aanwezig: [[entity|Petra L]], [[entity|Wim]], dhr [[entity|Thoonen]] (keuken), [[entity|Nadia Benhaddou]] (diëtiek). Actiepunten: offertes opvragen, DPIA starten, planning Q1. [[entity|ZGM]] wil voor de zomer live.
@Lunchroom Bij Saartje;Hoorn;Grote Noord 101;1621 KH;www.bijsaartje.nl;saar@bijsaartje.nl;0229-210000;Saartje Groot
Hallo, [[entity|Saar]] hier! Ik run in m'n eentje een zaakje aan het [[entity|Grote Noord]], in het weekend helpt m'n nichtje [[entity|Pleun]]. Ik wil alleen een simpele kassa, Tebi of zo?
@Brouwerij Het Koperen Paard;Tilburg;Spoorlaan 350;5038 CC;www.koperenpaard.nl;bier@koperenpaard.nl;013-5350000;Luuk Verhagen
ERP requirements: batch tracking, excise duty, keg management and EDI with Sligro and Hanos. Our contract brewer in [[entity|Goirle]] uses Odoo. Please contact [[entity|Luuk]] at [[entity|+31 13 535 00 00]].
@Wellness De Bron;Nieuweschans;Weg naar de Bron 3;9693 GA;www.debronwellness.nl;balie@debronwellness.nl;0597-520000;Herma Kuiper
Gasten komen voor een groot deel uit [[entity|Leer]] en [[entity|Papenburg]], dus de website en de mails moeten in het Duits. Polsbandje als betaalmiddel. Cadeaubonnen van onszelf en van Bongo.
@Schouwburg De Meerpaal Oost;Almere;Esplanade 20;1315 TA;www.meerpaaloost.nl;info@meerpaaloost.nl;036-5390000;Suzan Yildirim
Peppered of Stager, die twee staan op de shortlist. Kassa's van de foyer koppelen. Financiën blijft in AFAS Profit.
@Strandhotel Noorderduin;Egmond aan Zee;Zeeweg 55;1931 VK;www.noorderduin.nl;info@noorderduin.nl;072-5060000;Bas Zwart
Afdeling F&B gebruikt Micros 3700, Front Office werkt in Protel. Het [[entity|Duinhotel Bello]] in [[entity|bergen]] stapt mee over. [[entity|Bas Zwart]] tekent, maar [[entity|Zwart Beheer Egmond B.V.]] betaalt.
@Boerderijwinkel De Vier Ganzen;Nijkerk;Arkemheenweg 5;3862 PZ;www.vierganzen.nl;boer@vierganzen.nl;033-2450000;Evert van de Kolk
Eieren komen van [[entity|Van Beek]], kaas van boer [[entity|Gerrit]] uit [[entity|Slichtenhorst]] en de honing van imker [[entity|Ploeg]]. Consignatie moet maandelijks worden afgerekend.
@Café De Nachtwacht;Groningen;Poelestraat 40;9711 PL;www.nachtwachtgroningen.nl;bar@nachtwachtgroningen.nl;050-3120000;Menno Drent
Op vrijdag en zaterdag tot 5 uur open, dus de dagafsluiting moet na middernacht. Fooien via pin moeten apart. Voorraad drank is een drama.
@Trouwlocatie De Witte Schuur;Kockengen;Wagendijk 14;3628 EP;www.dewitteschuur.nl;ja@dewitteschuur.nl;0346-240000;Lianne Kroon
We kregen 's zomers klachten over dubbele boekingen. Zegt [[entity|Lianne]]: "Ik kan het niet meer bijhouden." Routebeschrijving: afslag [[entity|Breukelen]], dan langs de [[entity|Bijleveld]] tot het bord.
@Museumboerderij Erve Hofman;Losser;Oldenzaalsestraat 200;7581 PW;www.ervehofman.nl;info@ervehofman.nl;053-5380000;Gerard Oude Nijhuis
Vrijwilligers: [[entity|Gerard Oude Nijhuis]], [[entity|Truus]], [[entity|Hennie v/d Berg]] en [[entity|Jopie]]. Iedereen heeft eigen rechten nodig. Geen van hen is jonger dan zestig, dus het scherm moet eenvoudig zijn.
@Studentenvereniging Horeca Sociëteit Argus;Delft;Phoenixstraat 30;2611 AL;www.argusdelft.nl;bestuur@argusdelft.nl;015-2120000;Thijmen Schaap
De penningmeester wisselt ieder jaar. Streeplijst digitaal, incasso via Twikey en bier per doos inkopen. Bestuurslid [[entity|Thijmen]] doet de eerste selectie, daarna beslist de [[entity|Argusraad]].
@Visrestaurant De Bokkinghang;Harderwijk;Vissershaven 10;3841 AB;www.bokkinghang.nl;info@bokkinghang.nl;0341-410000;Aart Foppen
Let op: in de oude export staat [[entity|BOKHANG_01]] als filiaalcode en [[entity|FOPPEN-HW]] als debiteur. Die codes moeten mee bij de migratie. Verder niets bijzonders.
@Kasteelherberg De Gouden Sleutel;Wijk bij Duurstede;Langs de Wal 7;3961 AA;www.goudensleutelherberg.nl;info@goudensleutelherberg.nl;0343-570000;Otto van Ginkel
Sleutelbeheer? Nee, die naam [[entity|Gouden Sleutel]] is toeval. Wij vragen wel een systeem voor kamersloten (Salto of Assa Abloy) met koppeling aan het PMS.
@Tapasbar Los Primos;Zwolle;Oude Vismarkt 18;8011 TB;www.losprimos.nl;hola@losprimos.nl;038-4210000;Javier Morales, Teun Akkerman
[[entity|Javi]] en [[entity|Teun]] zijn neven. Ze openen dit najaar in [[entity|Kampen]] en misschien in [[entity|Meppel]]. Multi-site dus, met centrale menukaart in Lightspeed of Trivec.
@Recreatiepark De Zandstuve Noord;Ommen;Hammerweg 60;7731 AJ;www.zandstuvenoord.nl;info@zandstuvenoord.nl;0529-450000;Marco Kelder
Contract met de huidige leverancier loopt tot 1 januari. Opzegtermijn drie maanden. Dataexport in CSV of XML. Daarna wissen conform de AVG.
@Ontmoetingscentrum De Wissel;Terneuzen;Alvarezlaan 12;4532 HR;www.dewisselterneuzen.nl;info@dewisselterneuzen.nl;0115-690000;Chantal de Feijter
De subsidie komt van gemeente [[entity|Terneuzen]] en van het [[entity|Zeeuwsch-Vlaams Buurtfonds]]. Verantwoording per activiteit. [[entity|Chantal]] heeft een sjabloon in Excel.
@Beachclub Nalu;Scheveningen;Strandweg 140;2586 JW;www.nalubeach.nl;aloha@nalubeach.nl;070-3500000;Dylan Ramdin
beachclub op [[entity|scheveningen]], [[entity|noorderstrand]], 600 zitplaatsen. [[entity|dylan]] wil handhelds en een koppeling met zenchef. vorig jaar viel alles uit tijdens [[entity|vlaggetjesfeest]] en dat mag nooit meer
@Patisserie Delacroix;Maastricht;Rechtstraat 70;6221 EL;www.patisseriedelacroix.nl;bonjour@patisseriedelacroix.nl;043-3250000;Amélie Delacroix
[[entity|Amsterdamse]] bedrijven bestellen ook, maar wij zitten in [[entity|Wyck]]. [[entity|Amelie de la Croix]] stuurde de vragenlijst terug. Bestellingen uit [[entity|Luik]] worden zonder btw gefactureerd.
@Bowlingcentrum Strike In;Veenendaal;Wiltonstraat 44;3905 KW;www.strikein.nl;info@strikein.nl;0318-510000;Henk Jan Diepeveen
Baanreservering en kassa moeten praten met elkaar. QubicaAMF levert een interface. Kinderfeestjes zijn 40% van de omzet.
@Stadsbrasserie Janskerk;Utrecht;Janskerkhof 15;3512 BL;www.brasseriejanskerk.nl;info@brasseriejanskerk.nl;030-2310000;Koen Lammerts
Website: [[entity|https://www.brasseriejanskerk.nl/menukaart]]. Reserveren via Formitable. Volgens [[entity|K. Lammerts]] moet de [[entity|Janskerk]]-bon het oude logo houden.
@Kinderopvang en Keuken Pippeloentje;Leeuwarden;Tesselschadestraat 9;8913 HB;www.pippeloentje.nl;info@pippeloentje.nl;058-2120000;Froukje Wiersma
Dagelijks warme maaltijden voor acht locaties, o.a. in [[entity|Bilgaard]], [[entity|Camminghaburen]] en [[entity|Goutum]]. Menuplanning met allergenen. Ouders willen het menu in de app zien.
@De Ketelbinkie Partyboten;Rotterdam;Leuvehaven 80;3011 EA;www.ketelbinkieboten.nl;varen@ketelbinkieboten.nl;010-4130000;Arie den Boer
[[entity|De Lange Jan]] vaart over de [[entity|Nieuwe Maas]], [[entity|De Pieter Boele III]] ligt stil voor onderhoud. Beschikbaarheid moet live op de website. [[entity|Arie]]: "Als het maar niet duur is."
@Cultuurhuis De Pomp;Warmenhuizen;Dorpsstraat 160;1749 AK;www.cultuurhuisdepomp.nl;post@cultuurhuisdepomp.nl;0226-390000;Tiny Schouten
Ledenadministratie, vrijwilligersrooster, barkassa. Alles nu in Access 2003. Tja.
@Restaurant Rood Koper;Leuvenum;Jhr. Sandbergweg 80;3852 PV;www.roodkoperleuvenum.nl;info@roodkoperleuvenum.nl;0577-400000;Gerrit Jan Pol
Wijnkaart van 400 flessen, beheer door sommelier [[entity|Thibault]]. Hij koopt in bij [[entity|Wijnkoperij Okhuizer]] en rechtstreeks bij [[entity|Domaine Perrault]]. Voorraadwaarde moet per maand naar Exact.
@Seniorenresidentie Parkzicht;Baarn;Amsterdamsestraatweg 80;3741 GS;www.residentieparkzicht.nl;gastvrij@residentieparkzicht.nl;035-5410000;Margriet Bolhuis
Bewoners rekenen af op kamernummer. Mevrouw [[entity|Bolhuis]] vraagt of familie op afstand tegoed kan storten. Zo nee, dan vervalt punt 4. Zie ook [[entity|parkzicht_eisen_v3.docx]].
@Hostel De Kwartel;Terschelling;Burgemeester van Heusdenweg 30;8881 EE;www.hosteldekwartel.nl;slapen@hosteldekwartel.nl;0562-440000;Iris Cupido
Op [[entity|Terschelling]] hebben we tijdens [[entity|Oerwind]] 220 bedden vol. Cloudbeds bevalt niet. [[entity|Iris]] en [[entity|Jorrit]] zoeken een systeem met bedden in plaats van kamers.
@Sportpark Horeca De Treffer;Oss;Rusheuvelstraat 65;5344 KC;www.detreffer-oss.nl;kantine@detreffer-oss.nl;0412-640000;Jan van Boxtel
Vraag: kan de kantine van [[entity|v.v. De Treffer]] zonder internet draaien? Antwoord graag aan [[entity|Jan v. Boxtel]], tel [[entity|0412640000]]. Bardienst door ouders, dus foutloos.
@Molen De Eendracht Bakkerij;Middelburg;Molenwater 40;4331 SC;www.molendeeendracht.nl;meel@molendeeendracht.nl;0118-620000;Leendert Wisse
Meelsoorten per kilo, webshop en molenwinkel. Weegschaal moet geijkt zijn volgens de Metrologiewet. Etiket volgens LMIV. Verzending met DPD.
@Foodhall De Werf;Den Helder;Willemsoord 60;1781 AS;www.foodhalldewerf.nl;info@foodhalldewerf.nl;0223-610000;Patrick Moorman
Tien ondernemers, waaronder [[entity|Pho Bich Ngoc]], [[entity|Smokey Sjaak]] en [[entity|Tante Jet's Taarten]]. Omzet moet per stand worden uitbetaald, bijvoorbeeld met Adyen for Platforms. [[entity|Willemsoort Vastgoed]] wil inzage.
@Escape Room De Kluis;Enschede;Haverstraatpassage 12;7511 EX;www.dekluisenschede.nl;ontsnap@dekluisenschede.nl;053-4300000;Niels Brummelhuis
Kamers: [[entity|Professor Twentestein]], [[entity|De Verdwenen Wever]] en een mobiele variant. Boekingen via Bookeo. [[entity|Niels]] wil een cadeaubonmodule.
@Tuincentrumcafé Groene Vingers;Aalsmeer;Oosteinderweg 310;1432 BE;www.groenevingersaalsmeer.nl;info@groenevingersaalsmeer.nl;0297-320000;Wilma Eveleens
Het café draait op dezelfde kassa als het tuincentrum, maar horeca-btw is anders. Tafelplattegrond ontbreekt. Graag advies over een aparte POS met koppeling naar Microsoft Dynamics.
@Hof van Salland;Raalte;Zwolsestraat 33;8101 AA;www.hofvansalland.nl;info@hofvansalland.nl;0572-350000;Ellen Wichers Schreur
[[entity|Sallandse]] streekproducten staan centraal. [[entity|Ellen W.S.]] schreef: leveranciers als [[entity|De Heerlijckheid Linde]] en [[entity|Kaasboerderij Dijkmans]] factureren op papier. Scan & herken is gewenst.
@Jazzcafé Blue Note aan de Dommel;Boxtel;Rechterstraat 20;5281 BW;www.bluenotedommel.nl;jazz@bluenotedommel.nl;0411-670000;Coen Habraken
Muzikanten uitbetalen via verloning (CAO Poppodia), kaartverkoop via Eventix, kassa via Booq. Rapportage voor Buma/Stemra. That's all.
@De Smulhoeve Groepsaccommodatie;Westerbork;Hoofdstraat 5;9431 AB;www.desmulhoeve.nl;groepen@desmulhoeve.nl;0593-330000;Hilda Boerema
Scholen uit heel [[entity|Drenthe]] boeken bij [[entity|hilda]]. De [[entity|smulhoeve]]-factuur gaat naar de schoolbesturen via Peppol. Wij willen ook aanbetaling per iDEAL.
@Kaaslokaal Edammerij;Edam;Kaasmarkt 4;1135 BH;www.edammerij.nl;kaas@edammerij.nl;0299-370000;Nel Tol
Groups from cruise ships arrive by coach from [[entity|Volendam]]. [[entity|Nel]] wants a fast checkout in five languages and tax-free handling. Our guide [[entity|Piet Smid]] aka [[entity|Dikke Piet]] sells vouchers, which must be scannable.
@Cateraar Puur Polder;Lelystad;Zuiveringweg 77;8243 PE;www.puurpolder.nl;info@puurpolder.nl;0320-260000;Jeroen Haverkort
Opdrachtgevers zijn [[entity|Waterschap Zuiderdiep]], [[entity|ROC Flevodal]] en het vliegveld. [[entity|J. Haverkort]] wil per opdrachtgever een eigen bestelportaal. Aanbesteding via TenderNed. Deadline Pasen.
@Slotcafé Het Kruithuis;Medemblik;Oudevaartsgat 10;1671 HM;www.slotcafekruithuis.nl;info@slotcafekruithuis.nl;0227-540000;Dirkje Molenaar
Betreft: inventarisatie kassasysteem
Van: [[entity|Dirkje Molenaar]] <[[entity|d.molenaar@kruithuis-medemblik.nl]]>
Aan: advies
Beste adviseur, we hebben liever geen bezoek in het hoogseizoen. Bellen kan op [[entity|nul zes - 41 22 09 87]].
@Bistro Chez Bertus;Nijmegen;Lange Hezelstraat 80;6511 CL;www.chezbertus.nl;bertus@chezbertus.nl;024-3230000;Bertus Hendriks
Tijdens de [[entity|Vierdaagse]]week is de omzet acht keer zo hoog. [[entity|Bertus]] huurt dan extra pinautomaten bij Rabo SmartPin. Kan de nieuwe kassa dat aan?
@Grandcafé Stationshuys;Roosendaal;Stationsplein 3;4702 VX;www.stationshuys.nl;info@stationshuys.nl;0165-550000;Ahmed Bouzidi
Forenzen willen binnen dertig seconden koffie. Order & Pay, loyaliteitsprogramma, Apple Pay. Integratie met NS-abonnement is niet nodig.
@Stichting Kasteelconcerten Vorden;Vorden;Horsterkamp 8;7251 AZ;www.kasteelconcertenvorden.nl;info@kasteelconcertenvorden.nl;0575-550000;Agnes Rietveld
Donateursbeheer: 640 vrienden, waarvan 40 "[[entity|Kring van de Acht Kastelen]]". [[entity|Agnes]] doet de mailing met Mailchimp. ANBI-status; RSIN is [[entity|8123.45.678]].
@Pluktuin en Theeschenkerij Zonneroosje;Borger;Torenlaan 50;9531 JJ;www.pluktuinzonneroosje.nl;pluk@pluktuinzonneroosje.nl;0599-230000;Marrie Eising
Even snel vanaf mijn telefoon, sorry voor typefouten. ik wil een kasa met mobiele pin, in de tuin geen stroom. grtjs [[entity|marrie e.]] van t [[entity|zonneroosje]]
@Hotel Spaander & Zonen;Volendam;Haven 20;1131 EP;www.spaanderzonen.nl;info@spaanderzonen.nl;0299-360000;Evert Schilder
Wie is eigenaar van de data? vraagt [[entity|Evert Schilder]] (bijnaam [[entity|Pet]]). Hij heeft slechte ervaringen met [[entity|Dijkcomputers Edam]]. SLA, exitregeling en verwerkersovereenkomst graag meesturen.
@Bedrijfscatering Tavola;Hilversum;Mediapark 12;1217 WE;www.tavolacatering.nl;hr@tavolacatering.nl;035-6770000;Manon Schipper
HRM: contracten, verzuim, CAO Contractcatering, digitaal ondertekenen. Nu Loket.nl, maar ADP of Visma is bespreekbaar. Medewerkers spreken Pools, Turks en Engels.
@Boetiekhotel Weverij;Goirle;Tilburgseweg 90;5051 AM;www.boetiekhotelweverij.nl;info@boetiekhotelweverij.nl;013-5340000;Sofie van Puijenbroek
Kamers heten [[entity|Schering]], [[entity|Inslag]] en [[entity|Jan van Besouw-suite]]. In het PMS moeten die namen zichtbaar zijn. [[entity|Sofie van P.]] vindt RoomRaccoon mooi, maar accountantskantoor [[entity|Witlox & Moonen]] wil Exact.
@Dorpshuis De Schakel;Nieuw-Lekkerland;Kerkstraat 2;2957 AM;www.deschakel-nl.nl;beheer@deschakel-nl.nl;0184-680000;Cor Stam
Het dorpshuis wordt beheerd door vrijwilligers van [[entity|Zanglust]] en [[entity|Oranjever. Alblasserwaard-West]]. Zaalhuur en consumpties op één rekening. [[entity|Cor]] print alles.
@Indisch Restaurant Toko Senang;Den Haag;Fahrenheitstraat 400;2561 EC;www.tokosenang.nl;makan@tokosenang.nl;070-3450000;Oma Lien Tupan
[[entity|Oma Lien]] beslist, maar kleinzoon [[entity|Jeremy]] doet de computer. De rijsttafel heeft 18 gerechten en moet als menu op de kassa. Bezorgen in de [[entity|Vogelwijk]] en [[entity|Bomenbuurt]] met eigen scooters.
@Speelparadijs Ballenbad;Spijkenisse;Curieweg 5;3208 KJ;www.ballenbadspijk.nl;feest@ballenbadspijk.nl;0181-610000;Monique Luijendijk
Wachtrij bij de ingang op woensdagmiddag en tijdens de Kerstvakantie. Online tickets met tijdslot. Feestjes met frietjes en limonade. Kosten maximaal 200 per maand.
@Buurtkeuken Oost;Arnhem;Steenstraat 100;6828 CN;www.buurtkeukenoost.nl;kook@buurtkeukenoost.nl;026-4420000;Gülsen Aydin
[[entity|Gulsen]] kookt met vrijwilligers uit het [[entity|Spijkerkwartier]] en [[entity|Presikhaaf]]. De [[entity|Voedselbank Rijnstad]] levert 30% van de producten. Voedselveiligheid via HACCP-app, registratie van temperaturen.
@Wijnbar Kurk;Amersfoort;Langestraat 66;3811 AG;www.wijnbarkurk.nl;info@wijnbarkurk.nl;033-4610000;Nina Rosier
Coravin-glazen, dus verkoop per 75 ml. [[entity|Kurk]] heeft drie man personeel. Kurk is ook een product in de webshop, net als glazen. Vraag het [[entity|Nina]] of [[entity|Boaz]].
@Hoeve De Zwaluw;Eijsden;Graafdwarsweg 10;6245 CA;www.hoevedezwaluw.nl;info@hoevedezwaluw.nl;043-4090000;Sjef Pinckaers
Vakantieappartementen + vlaaien. Ligging in het [[entity|Maasdal]], vlakbij [[entity|Mesch]] en het [[entity|drielandenpunt]]. [[entity|Sjef]] zei: "Doe maar iets wat ons [[entity|Marie-Thérèse]] ook snapt."
@Kunsthal Pakhuis Noord;Harlingen;Noorderhaven 90;8861 AP;www.pakhuisnoord.nl;kunst@pakhuisnoord.nl;0517-410000;Ype Rinsma
Collectiebeheer valt buiten de scope, dat zit in Adlib. Wel nodig: ticketing, museumwinkel, horeca. Budget 15.000 euro per jaar. Start Q2.
@Rondvaart en Terras De Vecht;Maarssen;Herengracht 12;3601 AM;www.terrasdevecht.nl;ahoi@terrasdevecht.nl;0346-560000;Machteld Doude
[[entity|Machteld]]: "[[entity|Slot Zuyder]] heeft plaats voor 48 personen, de sloepen voor 8." Boeken via [[entity|vechtboeken.nl]] gaat vaak mis. Koppeling met Stripe.
@Feesterij Bommelstein;Zaltbommel;Waterstraat 55;5301 AH;www.feesterijbommelstein.nl;info@feesterijbommelstein.nl;0418-510000;Geert-Jan van Dalen
Gebruikers in Microsoft 365: [[entity|gj.vandalen]], [[entity|keuken-bommelstein]], [[entity|bommelst_admin]]. MFA staat nog uit. Beheer door [[entity|Rivierenland IT]].
@Zorgboerderij en Brasserie De Hazelaar;Barneveld;Valkseweg 200;3774 BR;www.zorgboerderijhazelaar.nl;info@zorgboerderijhazelaar.nl;0342-410000;Hanneke Blankespoor
Deelnemers met een beperking bedienen de kassa. Grote knoppen met foto's zijn noodzakelijk. De Wlz-declaraties lopen buiten dit traject, via Vecozo.
@Pop-up Restaurant Nomade;Amsterdam;NDSM-plein 20;1033 WC;www.nomadepopup.nl;reis@nomadepopup.nl;020-6300000;Zoë Winterdijk
We start at [[entity|NDSM]], move to [[entity|Marineterrein]] in June and end at [[entity|Lowlight Festival]]. [[entity|Zoe]] is the founder; [[entity|Kwame Asante-Boateng]] runs the kitchen. POS must be on iPads, with Stripe Terminal.
@Bruin Café De Beurs;Dordrecht;Groenmarkt 60;3311 BD;www.debeursdordt.nl;info@debeursdordt.nl;078-6130000;Leo Visser
Eigenaar is [[entity|Leo]], in [[entity|Dordt]] beter bekend als de [[entity|Schele]]. Zijn compagnon heet [[entity|Ger Kalkman]]. Ze willen af van de losse bonnetjes.
@Horecagroep Vestingstad;'s-Hertogenbosch;Parade 8;5211 KL;www.hgvestingstad.nl;kantoor@hgvestingstad.nl;073-6140000;Maartje van Lith
De groep heeft vijf zaken: [[entity|Den Gulden Engel]], [[entity|Bar Bosschenaar]], [[entity|Sint Jacob]], [[entity|PRUIM]] en [[entity|De Buurvrouw]]. [[entity|HGV]] wil Horeko voor recepten en Dyflexis voor roosters. In [[entity|Den Bosch]] loopt carnaval [[entity|Oeteldol]] door alle zaken.
@Bed & Breakfast De Klaproos;Oudeschild;Haven 2;1792 AE;www.klaproostexel.nl;slaap@klaproostexel.nl;0222-310000;Ria Eelman
[[entity|Texel]]. Toeristenbelasting moet automatisch worden berekend en doorgegeven. Airbnb en Booking.com synchroniseren. Met groet, [[entity|Ria Eelman-Bakker]]
@Broodjeszaak Twaalf Uur;Zoetermeer;Dorpsstraat 130;2712 AN;www.twaalfuur.nl;lunch@twaalfuur.nl;079-3160000;Sjors Onderwater
Twaalf uur is onze piektijd, dan staan er dertig mensen. De [[entity|Twaalf Uur]]-app moet voorbestellen mogelijk maken. [[entity|Sjors]] wil pushberichten.
@Stadsherberg De Sluiswachter;Kampen;IJsselkade 30;8261 AC;www.sluiswachterkampen.nl;info@sluiswachterkampen.nl;038-3310000;Alie Boxem
Nota van de consultant: klant is te vinden aan de [[entity|ijsselkade]] en heeft 62 couverts. Keukenscherm (KDS) gewenst. Oude printer vervangen. Glasvezel aanwezig.
@Circus Theater De Piste;Roden;Ceintuurbaan Zuid 4;9301 HZ;www.depisteroden.nl;hop@depisteroden.nl;050-5010000;Fokko Veenstra
Op tournee langs [[entity|Stadskanaal]], [[entity|Coevorden]], [[entity|Hoogeveen]] en [[entity|Steenwijk]]: elke speelplaats is een aparte locatie in het ticketsysteem. [[entity|Fokko]] heeft één laptop. Printen via bluetooth.
@Koffiebranderij Zwarte Parel;Zaandam;Oostzijde 300;1508 ES;www.zwarteparelkoffie.nl;brand@zwarteparelkoffie.nl;075-6160000;Hugo Dekker
Melanges [[entity|Zaans Zwart]] en [[entity|Dekkers Dubbel]] worden verkocht aan horeca. Abonnementen, machineverhuur en service in één CRM. Shopify blijft.
@Tennis- en Padelcafé Smash;Bussum;Meerweg 30;1405 BC;www.smashbussum.nl;info@smashbussum.nl;035-6920000;Reinout Vlek
Baanverhuur via Playtomic. De bar wil alleen een eenvoudige POS. Abonnementen automatisch verlengen. Kassabon per e-mail.
@De Proeverij van Goeree;Ouddorp;Weststraat 8;3253 AR;www.proeverijgoeree.nl;info@proeverijgoeree.nl;0187-680000;Adri Tanis
Oesters en aardappels van [[entity|Goeree-Overflakkee]]. De kweker (Fam. [[entity|Grinwis]]) levert op afroep. Onze [[entity|Zuid-Hollandse eilanden]]-box verkoopt goed met Kerst; [[entity|Adri T.]] pakt ze zelf in.
@Restaurant Bovenlicht;Hoogeveen;Raadhuisplein 7;7901 BP;www.bovenlicht.nl;info@bovenlicht.nl;0528-260000;Wout Zomer
In de zomer is [[entity|Zomer]] zelf in de zaak, zei de bedrijfsleider. Daarbuiten beslist [[entity|Kim]]. Zomerkaart en winterkaart moeten met één klik wisselen.
@Ziekenhuiskeuken Westfries;Hoorn;Maelsonstraat 8;1624 NP;www.wfkeuken.nl;inkoop@wfkeuken.nl;0229-250000;Ing. P. Beemsterboer
Inkoop via GS1 en PS in foodservice, recepturen in Delegate of JAMIX. Ing. [[entity|Beemsterboer]] eist een testomgeving. Aflevering ook op de poli in [[entity|Enkhuizen]].
@Lasergame & Grill De Loods;Apeldoorn;Boogschutterstraat 25;7324 AE;www.deloodsapeldoorn.nl;info@deloodsapeldoorn.nl;055-3660000;Mitchell Buitenhuis
- pakket: Lasergame + Spareribs
- No-show vergoeding via Mollie
- Waiver digitaal tekenen
- Cadeaukaart
- Rapport per uur
@Kasteeltuinen De Rozenhof;Arcen;Lingsforterweg 20;5944 BE;www.derozenhofarcen.nl;tuin@derozenhofarcen.nl;077-4730000;Elly Cox
Vanuit [[entity|Venlo]] en de Duitse [[entity|Niederrhein]] komen 80.000 bezoekers. [[entity|Elly Cox]] (directeur) en mr. [[entity|J.H.M. Geurtjens]] (bestuur) willen jaarkaarten digitaal. De [[entity|Rozenweken]] zijn de drukste tijd.
@Popcornfabriek Plof;Etten-Leur;Munnikenheiweg 40;4879 NG;www.plofpopcorn.nl;plof@plofpopcorn.nl;076-5010000;Rens Aerts
ERP-selectie: Business Central, Odoo of NetSuite. MRP, lotnummers, recall binnen vier uur (BRC, IFS). EDI met Albert Heijn en Jumbo. Magazijn met scanners van Zebra.
@Festival Diep in de Polder;Nagele;Karwijhof 3;8308 AN;www.diepindepolder.nl;crew@diepindepolder.nl;0527-650000;Sietse Galema
Stem van de productie: [[entity|DidP]] heeft 4.000 bezoekers op een akker van boer [[entity|Van Tilburg]] bij [[entity|Nagele]]. Crewplanning en accreditatie in één tool. Munten of cashless? [[entity|Sietse]] twijfelt, [[entity|Roos]] niet.
@Herberg De Oude Veerstoep;Lopik;Lekdijk West 5;3411 MT;www.oudeveerstoep.nl;info@oudeveerstoep.nl;0348-550000;Jaap Verkuil
[[entity|Verkuil]] hier, zie onder. [[entity|Veerstoep]]-bonnen worden nu geknipt bij [[entity|Primera Schoonhoven-Centrum]]. Fietsers van de [[entity|Lek]]-route betalen contant.
@Maaltijdservice Tafeltje Gereed;Purmerend;Gorslaan 60;1441 RG;www.tafeltjegereed.nl;bestel@tafeltjegereed.nl;0299-420000;Conny Rol
Bezorgroutes: ma t/m vr in [[entity|Waterland]], di en do ook [[entity|Monnickendam]], [[entity|Ilpendam]] en [[entity|'t Schouw]]. Chauffeurs [[entity|Ab]], [[entity|Youssef]] en [[entity|Dineke]] gebruiken een papieren lijst. Dieet: zoutarm, diabetes, gemalen.
@Club Vier Hoog;Rotterdam;Schiekade 200;3032 AL;www.clubvierhoog.nl;night@clubvierhoog.nl;010-2400000;Jermaine Wijngaarde
Hi, [[entity|Jay]] from [[entity|4HOOG]] here. Cloakroom, VIP tables and bar should share one tab. DM me at [[entity|@4hoog_rtm]] or call [[entity|0031 6 2877 1290]]. We tried Weeztix, fine so far.
@Restaurantketen Pasta & Punto;Almelo;Grotestraat 60;7607 CS;www.pastapunto.nl;hq@pastapunto.nl;0546-810000;Lisanne ter Braak
[[entity|Punto]]. Zo heet onze spaarpas ook. Franchisenemers in [[entity|Rijssen]] (Dhr. [[entity|Voortman]]), [[entity|Borne]] ([[entity|Ilse]] & [[entity|Tom]]) en [[entity|Goor]] krijgen ieder een eigen administratie. Royalty's worden berekend over netto-omzet.
@Galerie-Café De Kwast;Bergen;Oude Prinsweg 20;1861 CS;www.dekwastbergen.nl;kunst@dekwastbergen.nl;072-5890000;Hella van Vliet
Verkoop van schilderijen onder de margeregeling, koffie gewoon 9%. Kan een kassa beide aan? Lightspeed Retail misschien, of MplusKASSA. Consignatie per kunstenaar.
@Zwembad & Horeca De Waterval;Uden;Industrielaan 15;5405 AA;www.dewatervaluden.nl;info@dewatervaluden.nl;0413-260000;Twan Verbossen
Abonnementen, zwemlessen, toegangspoortjes. De frituur heeft een eigen bonprinter. Syx en Recreatex zijn genoemd in de marktverkenning. Prijsindicatie gevraagd.
@Smederij Restaurant Vuur;Hattem;Kerkstraat 18;8051 GL;www.vuurhattem.nl;info@vuurhattem.nl;038-4440000;Jesse Bredewold
Adres voor plaatsing: [[entity|kerkstr 18]], achterom via de [[entity|Ridderstraat]]. Bellen bij aankomst met [[entity|jesse]] ([[entity|06 1234 99 87]]). Parkeren bij de [[entity|Dijkpoort]].
@Cruiseschip MS Hanze;Zwartsluis;Handelskade 9;8064 EA;www.mshanze.nl;sail@mshanze.nl;038-3860000;Kapt. W. Prins
Aan boord van de [[entity|Hanze]] is het bereik wisselend tussen [[entity|Kampen]] en [[entity|Hasselt]]. Starlink is in bestelling. Kapitein [[entity|Prins]] vraagt een POS die synchroniseert zodra er internet is.
@Biologisch Restaurant Klaver & Kruid;Driebergen;Hoofdstraat 28;3971 KA;www.klaverenkruid.nl;groen@klaverenkruid.nl;0343-510000;Merel Klaassen
Groente van tuinderij [[entity|De Aardvlo]], zuivel van [[entity|Zuiver Bunnik]], brood van [[entity|Bakker Ton]]. Inkoopfacturen zijn een chaos. Skal-certificaat [[entity|SKAL-K&K-104477]] moet op de factuur.
@Hotel Het Wapen van Gaasterland;Balk;Van Swinderenstraat 30;8561 AS;www.wapengaasterland.nl;info@wapengaasterland.nl;0514-600000;Anneke Haarsma
[[entity|WvG]] is per 1 mei overgenomen door fam. [[entity|Haarsma-Bosma]]. De oude domeinnaam [[entity|hotelbalk-oud.nl]] vervalt. Exact blijft, PMS wordt opnieuw gekozen. Open vraag: welke kassa?
@Mosselrestaurant De Kreek;Yerseke;Havendijk 14;4401 NS;www.dekreekyerseke.nl;info@dekreekyerseke.nl;0113-570000;Krijn Nijsse
Tussen juli en april is het mosseltijd. Gewicht, schelpverlies en prijs wisselen per dag. Mosselen komen van kweekbedrijf [[entity|YE-88]], kreeft uit de [[entity|Oosterschelde]]. Zeg tegen [[entity|Krijn]] dat de demo woensdag is.
@Evenementenhal De Kuip Oost;Gorinchem;Franklinweg 4;4207 HZ;www.dekuipoost.nl;beurs@dekuipoost.nl;0183-680000;Frank Pieterse
Vakbeurzen: [[entity|AgriGorcum]], [[entity|Binnenvaart Vooruit]] en nog drie. Standhouders bestellen stroom, tapijt en catering online. Salesforce is in gebruik sinds 2019. De order van [[entity|Frank P.]] staat open.
@Opera aan de Zaan;Krommenie;Heiligeweg 80;1561 DN;www.operaaandezaan.nl;zing@operaaandezaan.nl;075-6280000;Dr. L.M. Honig
Abonnees willen een vaste stoel. Dr. [[entity|Honig]], voorzitter, stuurt nog een plattegrond van de [[entity|Linoleumhal]]. Facturatie via e-Boekhouden. Donaties met Tikkie.
@Vegan Snackkar De Blije Biet;Wageningen;Salverdaplein 3;6701 DB;www.blijebiet.nl;biet@blijebiet.nl;06-30001122;Bo Tuinstra
Alles plantaardig, één kar, twee mensen. Zettle of SumUp? Boekhouding in Moneybird. Geen personeel, dus HRM hoeft niet.
@Stichting Muziekzomer Achterhoek;Lochem;Walderstraat 12;7241 BK;www.muziekzomerachterhoek.nl;info@muziekzomerachterhoek.nl;0573-250000;Bernard Wassink
Concerten in kerken in de hele [[entity|Achterhoek]] (o.a. [[entity|Gudulakerk]], [[entity|'t Kulturhus Borculo]]). [[entity|Ber]] en secretaris [[entity|Th. Nijenhuis]] doen de kaartverkoop thuis. Rekening: [[entity|NL77TRIO0987654321]]. Sponsoren volgen later.
@Italiaanse Traiteur Da Nonna;Helmond;Ameidewal 10;5701 JE;www.danonnahelmond.nl;ciao@danonnahelmond.nl;0492-540000;Concetta Russo
Signora [[entity|Concetta]] wil de [[entity|Nonna]]-pasta los verkopen. Kassa met weegfunctie. In [[entity|Helmond]] leveren we ook aan [[entity|'t Patronaat]] en [[entity|Kasteel-Traverse School]].
@Hotel Zeeuws Licht;Veere;Kaai 22;4351 AA;www.zeeuwslicht.nl;stay@zeeuwslicht.nl;0118-500000;Barbara Lindqvist
According to [[entity|Barbara]], the night audit takes two hours. Housekeeping uses paper lists and [[entity|Ms Kowalczyk]] phones reception when a room is clean. A mobile app in Polish and Dutch would help.
@The Salty Dog Bar;Leeuwarden;Nieuwestad 90;8911 CZ;www.saltydogbar.nl;woof@saltydogbar.nl;058-2150000;Declan Byrne
Hi all, the [[entity|Salty Dog]] till is dead again. We need a POS with offline mode, split bills and a Xero export. Cheers, [[entity|Dec]]
@Escher Conference Centre;Den Haag;Bezuidenhoutseweg 300;2594 AX;www.escherconference.nl;info@escherconference.nl;070-3810000;Priya Raghunathan
Integration list: SAP Concur, Outlook, Microsoft Teams Rooms, DocuSign. GDPR compliance is mandatory. Please reply before Easter.
@Ramen Kumo;Groningen;Folkingestraat 55;9711 JV;www.ramenkumo.nl;slurp@ramenkumo.nl;050-3130000;Haruto Nakamura
Our owner [[entity|Nakamura-san]] opened a second shop near [[entity|Vismarkt]] and a noodle factory in [[entity|Hoogkerk]]. Central kitchen planning is missing. The Deliveroo tablets can go.
@Castle Events Limburg;Kerkrade;Kasteelstraat 70;6465 AB;www.castleevents-limburg.nl;hi@castleevents-limburg.nl;045-5450000;Roger Meertens
Remark by the consultant: asked [[entity|Roger]] twice about the CRM budget, no answer. Competitor quotes were sent to [[entity|castle.limburg@gmail.com]]. VAT id: [[entity|NL 8609.87.654.B02]].
@Dutch Stroopwafel Lab;Gouda;Turfsingel 40;2802 BC;www.stroopwafellab.nl;lab@stroopwafellab.nl;0182-580000;Emma Verweij
Tours for groups every hour, shop attached. Tickets through GetYourGuide and Viator, stock in Shopify POS. Languages: English, Spanish, Korean.
`
