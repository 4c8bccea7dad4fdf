/** Held out: of all trades, by two who had seen neither the guard nor the other sets. Measured by, and never read. */
export const untriedPassages = `
@Rietdekkersbedrijf Hoekzema;Zuidlaren;Stationsweg 41;9471 GK;www.hoekzemariet.example;info@hoekzemariet.example;050 555 214;Geert Hoekzema, Alie Hoekzema
Voicememo, even snel vanuit de bus. We zoeken iets voor de urenregistratie, want de jongens schrijven het nu op de achterkant van een pakbon.
Verder moet er een nacalculatie in per dakvlak. Van de zomer lagen we twee weken op [[description|het dak van de oude tramremise met die uilenkoppen]] en toen wist niemand meer hoeveel bossen er doorheen waren gegaan.
Mijn vrouw doet de facturen in SnelStart en dat wil ze zo houden. Bel maar op [[entity|050 555 214]], na zessen.
@Fysiotherapie De Wending;Oss;Molenstraat 88;5341 GE;www.fysiodewending.example;balie@fysiodewending.example;0412 555 871;Karin Verstegen
Wij werken nu met Intramed en willen overstappen naar een EPD in de cloud. Belangrijk: declareren via Vecozo, koppeling met Zorgmail, een patiëntenportaal en online afspraken.
We zijn met zeven therapeuten en twee baliemedewerkers. AVG en NEN 7510 zijn vanzelfsprekend.
Graag een prijs per gebruiker per maand, inclusief conversie van de dossiers van de afgelopen vijftien jaar.
@Kaasmakerij De Bolle Kop;Stolwijk;Benedenkerk 17;2821 LA;www.bollekop.example;kaas@bollekop.example;0182 555 039;Teun Boere, Marloes Boere
- webshop met afhaalmoment
- voorraad per partij, met rijpingsdatum
- etiketten printen op de Zebra
- het moet ook overweg kunnen met [[description|de kaas met brandnetel en mosterdblad voor het slagschip]], die heeft geen vaste houdbaarheid
- kassa in de boerderijwinkel en op de markt van [[entity|Schoonhoven]]
- en een inschrijflijst voor [[description|het geblinddoekt melken op Hemelvaartsdag]]
@Transportbedrijf Vermeiren;Hoogstraten;Meerseweg 112;2320;www.vermeirentrans.example;planning@vermeirentrans.example;03 555 61 40;Koen Vermeiren
Beste, wij rijden met 34 trekkers en een vijftigtal opleggers, vooral FTL en koelvervoer. Het huidige TMS is verouderd en de leverancier stopt met de support eind volgend jaar.
We verwachten: orderinvoer via EDI, digitale CMR, koppeling met de boordcomputers (Transics), ritafrekening en export naar Exact Online.
Graag een demo in de voormiddag, dan is de planner vrij.
@Stichting Zwembad De Vlet;Grou;Wilhelminastraat 60;9001 KM;www.zwembaddevlet.example;bestuur@zwembaddevlet.example;0566 555 418;Sjoerd Bangma, Tjitske Feenstra
Verslag bestuur, punt 4. De voorzitter meldt dat het abonnementensysteem twee keer is uitgevallen op de warmste dag.
Sinds [[description|het dorp het bad voor een euro overnam]] draait alles op vrijwilligers, er moet dus een rooster bij dat zij zelf kunnen invullen.
Wens van [[entity|Tjitske]]: kaartjes scannen bij het draaihek, ook voor [[description|het nachtzwemmen met de fanfare]]. Besluit: drie offertes vragen.
@Bakkerij Oomen;Etten-Leur;Bisschopsmolenstraat 203;4876 AL;www.bakkerijoomen.example;winkel@bakkerijoomen.example;076 555 930;Stan Oomen
Wij hebben vier winkels en een centrale bakkerij. De bestellingen van de filialen komen nu per WhatsApp binnen en dat gaat te vaak fout.
Gezocht: bestelsysteem met productielijst, receptuur en allergenen, weegschaalkoppeling en een kassa die PIN en cadeaubonnen aankan.
Personeel moet ook in- en uitklokken. Nu doen we dat in Excel. Budget ongeveer 15.000 euro in het eerste jaar.
@Harbour Lights Charters;Enkhuizen;Paktuinen 9;1601 GD;www.harbourlights.example;sail@harbourlights.example;0228 555 772;Annemiek Stam, Joris Koopal
Hi, we run day trips and longer charters and our booking calendar is a mess. Two people edited it last week and [[entity|Zeldenrust]] got booked twice for the same weekend.
We need online payment, crew lists and a way to store the galley requirements. Guests mostly come for [[description|the trips where they knot their own herring nets on board]].
Ask for [[entity|Joris]], he does the winter maintenance so he has time until March.
@Administratiekantoor Ten Have & Kroon;Raalte;Zwolsestraat 31;8101 AB;www.tenhavekroon.example;info@tenhavekroon.example;0572 555 106;Wim ten Have
Wij bedienen circa 400 mkb-klanten en gebruiken Twinfield, Nmbrs en Visionplanner. Wat ontbreekt is een CRM met taken per dossier, Wwft-controle en een klantportaal voor ondertekening.
Eisen: tweefactorauthenticatie, koppeling met Outlook, export naar PDF. Wij willen de software uiterlijk 1 januari in gebruik hebben.
@Boomkwekerij Van Eerden;Opheusden;Dalwagenseweg 74;4043 MV;www.vaneerdenbomen.example;kantoor@vaneerdenbomen.example;0488 555 263;Henk-Jan van Eerden, Corrie van Eerden
Intake, telefonisch. Aanvrager kweekt laanbomen op 60 hectare en wil per boom kunnen zien waar hij staat en wanneer hij verplant is.
Bijzonder: [[description|de stekken van de iep waar Anne Frank op uitkeek]] worden apart geadministreerd, met nummer en ontvanger. Dat zit nu in een schrift.
Vraagt om GPS op de telefoon, labelprinter, pakbonnen in het Duits. Heeft een webwinkel van vroeger op [[entity|vaneerdenbomen.example]], die mag weg.
@Basisschool 't Klimduin;Schoorl;Heereweg 155;1871 EE;www.klimduin.example;directie@klimduin.example;072 555 340;Mirjam Dekker
hoi, vraagje van school. we zoeken een ouderapp want Parro bevalt niet iedereen en de helft van de ouders leest de mail niet
moet kunnen: absentie melden, gespreksrooster, ouderbijdrage via ideal, foto's per groep met toestemming
koppeling met ParnasSys is een must. we hebben 210 leerlingen en het moet voor de zomervakantie draaien
@Drukkerij Paardekooper;Leiden;Hoge Rijndijk 277;2314 AD;www.paardekooperdruk.example;orders@paardekooperdruk.example;071 555 698;Ruud Paardekooper, Linda Schoneveld
Geachte heer, mevrouw,
Onze calculatie draait op een programma dat in 1998 voor ons geschreven is door een neef. Die neef woont nu op [[entity|Bonaire]].
Wij drukken onder meer [[description|de liedbundels op dundrukpapier voor drie zwijgende kloosterordes]] en daarom moet het MIS oplages van twintig stuks aankunnen. Een collega heeft een lijst met wensen. Komt u kijken: wij zitten in [[description|de gasfabriek waar de klok op kwart over vier stilstaat]].
Hoogachtend, [[entity|R.P.]]
@Woonzorgcentrum Sint-Godelieve;Gistel;Kerkhofstraat 8;8470;www.wzcgodelieve.example;onthaal@wzcgodelieve.example;059 555 217;Griet Vandecasteele, Luc Maes
We zoeken een pakket voor zorgplanning en medicatie, voor 96 bewoners en 14 kortverblijf.
De Katz-schaal, BelRAI en facturatie aan de mutualiteiten moeten erin. De keuken vraagt ook een maaltijdmodule, met gastenlijst voor [[description|de garnaalpeldag samen met de kleuterschool]].
Let wel: ons gebouw heeft [[description|één vleugel in een gewezen vuurtorenwachterswoning]] en daar is geen wifi door de muren. Offline werken is dus nodig.
@Garage Zeegers;Echt;Rijksweg 19;6101 AA;www.garagezeegers.example;werkplaats@garagezeegers.example;0475 555 884;Pie Zeegers
Werkplaatsplanning, APK-herinneringen, onderdelen bestellen bij Brezan en Partspoint, RDW-koppeling. Meer hoeft het niet te zijn.
We hebben vier bruggen en zes monteurs. Het oude DMS kost 600 euro in de maand en we gebruiken de helft niet.
Kunnen jullie iemand sturen die het in gewone taal uitlegt?
@Koninklijke Harmonie Sint-Jozef;Kaatsheuvel;Peperstraat 46;5171 EH;www.harmoniesintjozef.example;secretaris@harmoniesintjozef.example;0416 555 290;Ad van Gorp, Mieke Smits
14:02 [[entity|Ad]]: wie zoekt die ledenadministratie nou uit, ik niet hoor
14:03 [[entity|Mieke]]: ik al. contributie met incasso, instrumenten in bruikleen, uniformen met maat
14:05 [[entity|Ad]]: en de muziekbieb. en vergeet [[description|de tuba die in Kerkrade in de vijver lag]] niet, die staat nog steeds op de lijst als verloren
14:06 [[entity|Mieke]]: haha ja. en kaartverkoop voor [[description|ons concert op de trappen van de leerfabriek]]
max 30 euro per maand
@Installatiebedrijf Kranenborg;Vorden;Industrieweg 12;7251 JV;www.kranenborg-inst.example;service@kranenborg-inst.example;0575 555 437;Erik Kranenborg
Huidige situatie: Syntess voor de projecten, papieren werkbonnen, losse agenda in Google.
Gewenst: één systeem met werkbon-app, onderhoudscontracten voor cv-ketels en warmtepompen, F-gassenregistratie, koppeling met 2BA en Technische Unie.
Aantal gebruikers: 5 kantoor, 22 buitendienst.
Planning: keuze in het derde kwartaal, livegang na de kerst.
@Dierenkliniek Het Veerpad;Wijk bij Duurstede;Veerpad 2;3961 HM;www.kliniekveerpad.example;info@kliniekveerpad.example;0343 555 619;Saskia Rovers, Bram Ottens
We hebben een gewone gezelschapsdierenpraktijk, plus iets aparts: [[description|de ooievaars van de Kromme Rijn worden bij ons geringd en gechipt]].
Die hebben geen eigenaar en daar loopt Animana op vast. Verder willen we herinneringen per sms, voorraad van vaccins en een röntgenkoppeling.
De oprichter [[description|was dierenarts bij een rondreizend dolfinarium]] en wil alles op papier, de rest van ons niet. Wij zijn dinsdag en vrijdag bereikbaar.
@Stoffenhuis Ravelijn;Hulst;Steenstraat 5;4561 AR;www.stoffenravelijn.example;hallo@stoffenravelijn.example;0114 555 073;Nadine de Bruyckere
Kassa en webshop op één voorraad, dat is eigenlijk alles. Wij verkopen per 10 cm van de rol en Lightspeed rekent in stuks.
Ook coupons, reststukken en naailessen. De meeste klanten ken ik van gezicht, die komen al jaren de grens over voor [[description|onze stof voor de reuzenkoppen van het Reynaertspel]].
Betalen met Bancontact moet dus ook. We draaien met twee man en een zaterdaghulp.
@Loonbedrijf Gebr. Wassink;Lichtenvoorde;Zieuwentseweg 62;7131 LA;www.wassinkloon.example;planning@wassinkloon.example;0544 555 350;Bennie Wassink, Hans Wassink
Ja moi, met [[entity|Bennie]]. Wi-j zökt wat veur de planning van de machines, want as 't maïstied is wet gin mense meer woor de hakselaar steet.
Uren vanof de trekker, perceel op de kaart, factuur d'r achteran. 't Mot ok kunnen veur [[description|'t wagens bouwen veur 't blomencorso in onze loods]], die uren gaot neet naor een klant.
Agrovision was ons te duur. Mien breur hef de papieren.
@Tandartspraktijk Molenwijk;Boxtel;Clarissenstraat 21;5281 AV;www.tandartsmolenwijk.example;praktijk@tandartsmolenwijk.example;0411 555 782;Femke Aarts
Onze praktijk telt drie behandelkamers. We gaan van Exquise naar een andere oplossing en willen drie leveranciers vergelijken.
Punten: röntgen via Vistasoft, KIMO-richtlijnen, declaratie aan Infomedics, recall per mail, online intake met anamnese.
Vragen: wat kost conversie, wie doet de helpdesk op zaterdag, hoe lang loopt het contract?
@Wijnimport Kapelaan;Maastricht;Capucijnenstraat 70;6211 RT;www.wijnkapelaan.example;proef@wijnkapelaan.example;043 555 168;Pascal Lemmens, Josée Huynen
Wij importeren uit zes landen en leveren aan horeca. Accijns, AGP, lotnummers: dat kent u allemaal wel.
Minder gewoon is dat [[description|onze flessen in een mergelgroeve tussen schuilkelderopschriften liggen]]; scanners hebben er geen bereik en het WMS moet dus later synchroniseren.
Ook houden wij per klant proefnotities bij, nu in een bak kaartjes. De inkoper [[description|verloor zijn reuk bij een duikongeval]], dus wat collega's opschrijven telt. Contact: [[entity|Pascal Lemmens]], [[entity|06 555 40 91]].
@Orgelmakerij Tiemersma;Appingedam;Wijkstraat 33;9901 AD;www.tiemersmaorgels.example;werkplaats@tiemersmaorgels.example;0596 555 127;Folkert Tiemersma
Per instrument houden wij een dossier bij: foto's, mensuren, brieven van de kerkvoogdij, offertes over tien jaar uitgesmeerd.
Zoiets als projectadministratie dus, maar dan met archief. Uren van zes man, materiaal op de kilo (tin, lood, eiken).
Op dit moment staat alles bij de baas thuis op een harde schijf, map [[entity|TIEM_werken_oud]]. Ook [[description|het draaiorgel dat we uit de gekapseisde kermisboot haalden]] heeft zo'n dossier van 900 foto's.
@Zorgboerderij De Leemkuil;Winterswijk;Kottenseweg 190;7115 AH;www.leemkuilzorg.example;aanmelden@leemkuilzorg.example;0543 555 811;Gerrie te Selle, Thijs Oonk
Vragenlijst, ingevuld
1. Aantal cliënten: 38, Wmo en Wlz
2. Huidig systeem: Zilliz, maar alleen voor de rapportages
3. Wat mist u: vervoersplanning van de busjes, declareren via VECOZO, iets voor de winkelvoorraad
4. Bijzonderheden: de deelnemers runnen [[description|een sterrenwacht op de oude mestsilo]] en daar komen bezoekers op af die moeten reserveren
5. Beslisser: het bestuur, dat bijeenkomt in [[description|de gewezen limonadefabriek van de zusters]]
@Schildersbedrijf Lok;Alkmaar;Helderseweg 29;1815 AA;www.lokschilders.example;info@lokschilders.example;072 555 903;Dennis Lok
Offertes maken op locatie, met foto's en m2, dat is het belangrijkste. Nu typen we alles 's avonds uit in Word.
Ook meerjarenonderhoud voor VvE's volgens NEN 2767, urenstaten per project en koppeling met Moneybird.
Negen man personeel, en twaalf in de jaren dat we [[description|de 366 luiken van het gesticht]] doen. Graag Android, want niemand hier heeft een iPhone.
@Rederij Westerwold;Delfzijl;Handelskade West 4;9934 AA;www.rederijwesterwold.example;ops@rederijwesterwold.example;0596 555 640;Margriet Kuiper, Jan Doornbos
Dear team, we operate five short sea vessels and want to replace our planned maintenance system.
Requirements: class certificates with expiry alerts, crew rest hours (MLC), spare parts, dry dock budgets. AMOS is too heavy for us, and the chief engineers refuse to use it.
Since [[description|the grounding that put our deck cargo of piano frames on Rottumerplaat]] the insurer wants a proper incident log. Please reply to [[entity|ops@rederijwesterwold.example]], attention [[entity|Margriet]].
@Kringloopwinkel De Tweede Ronde;Tiel;Lingeweg 18;4004 LL;www.detweederonde.example;info@detweederonde.example;0344 555 215;Anja van Ooijen
Wij zoeken: een kassa met gewichtsregistratie, ophaalplanning voor twee bakwagens, vrijwilligersrooster voor 80 mensen.
Verplicht voor de gemeente: rapportage in kilo's per stroom en hergebruikpercentage.
We zijn aangesloten bij de branchevereniging en hebben het keurmerk. Een demo op woensdagmiddag graag, maandag zijn we dicht.
@Natuurijsvereniging Noordlaren-Zuid;Glimmen;Oude Boerenweg 2;9756 CE;www.nijvzuid.example;ledenadmin@nijvzuid.example;050 555 377;Roelof Hamming, Trijn Sikkens
Notulen ledenvergadering, agendapunt software. Opgave van leden gaat nog met een briefje in de brievenbus aan de [[entity|Oude Boerenweg]].
Voorstel van de secretaris: contributie, baandienst en sms'en als het ijs houdt in één programma.
De penningmeester waarschuwt dat zo'n piek eens in de drie jaar komt. In [[description|de winter dat wij als eersten van het land een marathon hielden]] kwamen er 1.100 aanmeldingen op één avond.
@Metaalbewerking Crommentuijn;Helmond;Vossenbeemd 61;5705 CL;www.crommentuijn.example;inkoop@crommentuijn.example;0492 555 508;Rob Crommentuijn
We zijn toeleverancier in plaatwerk: lasersnijden, kanten, lassen, poedercoaten. 45 medewerkers, twee ploegen.
Ons ERP is Isah, versie 4, en wordt niet meer bijgewerkt. Wij kijken naar Ridder iQ en MKG maar willen ook alternatieven zien.
Must-have: CAD-import vanuit SolidWorks, nestingkoppeling, voor- en nacalculatie, certificaten 3.1 bij de levering, ISO 9001.
@Hotel De Gouden Snoek;Giethoorn;Binnenpad 94;8355 BV;www.goudensnoek.example;receptie@goudensnoek.example;0521 555 066;Chantal Petter, Hilbert Mol
Goedemiddag, [[entity|Chantal]] hier. Ons PMS kan geen bagagetijden aan en dat klinkt gek, maar [[description|de koffers gaan bij ons in de vlet met de melkbussen mee]].
Er moet dus een vaarschema naast de check-in. Wij zijn zeven dagen per week open en de receptie wordt bezet door vier mensen die elkaar afwisselen, dus overdracht tussen de diensten hoort er ook in. Verder wat iedereen wil: channelmanager naar Booking, betaallinks, toeristenbelasting, schoonmaaklijst op de tablet.
24 kamers, waarvan twee [[description|in een gezonken turfschip op palen]]. Mews hebben we gezien, vonden we mooi maar duur. De man van de techniek wil er ook bij zitten.
@Uitgeverij Bornrif;Leeuwarden;Eewal 58;8911 GT;www.bornrif.example;redactie@bornrif.example;058 555 294;Wytske Elgersma
Wat wij nodig hebben is royaltyafrekening. Tweehonderd auteurs, halfjaarlijks, met voorschotten en vertaalrechten.
CB levert de verkoopcijfers aan in een bestand, die moeten automatisch inlezen. ONIX voor de metadata graag meteen meenemen.
Eén titel telt apart, [[description|het dialectkookboek waarvan de opbrengst naar de reddingboot gaat]], daar betalen we geen royalty maar een schenking. Sinds wij [[description|bekroond zijn voor een roman zonder klinkers]] komt er elke week een manuscript binnen, die stapel willen we ook bijhouden.
@Begrafenisonderneming Van Wesemael;Terneuzen;Axelsestraat 140;4537 AR;www.vanwesemael.example;dag@vanwesemael.example;0115 555 731;Els van Wesemael
Digitaal dossier per uitvaart, met takenlijst, kostenbegroting, rouwkaart en de akten voor de burgerlijke stand. Dat is de kern.
Daarnaast polisbeheer, want we hebben nog een oude natura-portefeuille. Facturen naar AFAS.
Wij doen rond 350 uitvaarten per jaar met vier uitvaartleiders. Het systeem moet dag en nacht bereikbaar zijn.
@Vishandel Spaargaren;Urk;Vlaak 7;8321 RV;www.spaargarenvis.example;kantoor@spaargarenvis.example;0527 555 480;Hessel Spaargaren, Lub Post
Ja met [[entity|Lub]], ik spreek het maar in. Traceerbaarheid is het probleem, de vangstgebieden moeten op het etiket, met MSC en partijnummer.
De afslag levert het aan per mail, wij kloppen het over. En dan op de weegschaal weer.
Het gaat om zo'n achthonderd klanten, viskramen en horeca. Plus [[description|de kibbelingbus die elke donderdag bij de Kamer op het Plein staat]], die rekent los af.
Oude systeem staat op de server [[entity|SPAAR-SRV1]] in het washok.
@Dansschool Pas de Trois;Amersfoort;Koningin Wilhelminalaan 12;3818 HP;www.pasdetrois.example;info@pasdetrois.example;033 555 144;Vivian Kloosterman
Hee, wij willen af van losse lijstjes. Inschrijven per les, strippenkaart, proefles, wachtlijst, incasso per maand.
Docenten moeten op hun telefoon kunnen zien wie er komt en absenties aantikken.
460 leerlingen, drie zalen, elf docenten (zzp). Kan dat met koppeling naar Mollie? En hoe zit het met vakanties, dat moet per seizoen in te stellen zijn. Voor het eindfeest [[description|op het vlot in de fortgracht]] willen we losse kaartjes verkopen.
@Glasatelier Lichtval;Gouda;Oosthaven 22;2801 PB;www.glaslichtval.example;atelier@glaslichtval.example;0182 555 577;Ingeborg Terlouw, Niek Vis
Offerteprogramma gezocht voor een atelier van vijf. Wij maken glas in lood en restaureren.
Elk raam krijgt een tekening op ware grootte en die willen we digitaal bij de opdracht bewaren. Uren schrijven per raam.
Aanleiding: bij [[description|de ramen met de voetballende apostelen]] is een maand werk nooit gefactureerd. De compagnon kan er nog steeds niet om lachen. Een server past hier niet, wij werken [[description|boven de stal van de laatste postkoets]].
Boekhouding in e-Boekhouden, mag blijven.
@Advocatenkantoor Delcourt & Partners;Kortrijk;Doorniksewijk 66;8500;www.delcourtpartners.example;secretariaat@delcourtpartners.example;056 555 39 12;Mr. Hélène Delcourt, Stijn Baert
Geacht, ons kantoor telt elf advocaten en drie medewerkers. Wij wensen een dossierbeheersysteem met prestatieregistratie, termijnbewaking en DPA-koppeling.
Derdengelden moeten gescheiden verlopen volgens de regels van de OVB. Facturatie via Peppol is vanaf volgend jaar verplicht.
Gelieve prijzen op te geven per gebruiker, met en zonder hosting.
@Speeltuinvereniging Het Kraaiennest;Vlaardingen;Broekweg 201;3131 HC;www.kraaiennest-vld.example;bestuur@kraaiennest-vld.example;010 555 83 20;Rinus Poot, Soraya Haddou
- leden per gezin, pasjes met foto
- verhuur zaaltje voor verjaardagen, met borg
- rooster voor toezicht
- VOG bijhouden
- iets voor de sponsoren van [[description|de kabelbaan die van een gesloopte kraan is gemaakt]]
Graag eenvoudig, onze voorzitter is 78 en [[description|oud-kraandrijver van de Maeslantkering]]. [[entity|Soraya]] kan de vragen beantwoorden op [[entity|010 555 83 20]].
@Softijsfabriek De Witte Pinguïn;Heerenveen;K.R. Poststraat 90;8441 ER;www.wittepinguin.example;verkoop@wittepinguin.example;0513 555 622;Douwe Hiemstra, Petra Nauta
We maken mix voor ijssalons en hebben een recept- en kwaliteitssysteem nodig. BRCGS, HACCP, laboratoriumuitslagen per batch.
Het recept van [[description|ons ijs met roggebroodkruim en berenburg]] mag maar door twee mensen ingezien worden, rechten per recept zijn dus een harde eis.
Weegterminals van Mettler Toledo staan er al. Planning is nu een whiteboard. Sinds [[description|onze ijswagen op het Slotermeer door het ijs zakte]] wil de verzekeraar ook de wagens in het systeem zien.
@Thuiszorg Avondrood;Hengelo;Deldenerstraat 117;7551 AD;www.thuiszorgavondrood.example;planning@thuiszorgavondrood.example;074 555 265;Nicole Brummelhuis
We zijn een kleine thuiszorgorganisatie met 85 medewerkers, verdeeld over vijf zelfsturende teams.
Nedap Ons gebruiken we voor de dossiers, dat blijft. We zoeken een roosterpakket dat ermee praat: ruilen, vervangen, reistijd, cao VVT.
Ook graag een berichtendienst zodat we van WhatsApp af zijn. Start liefst in april, na de jaarrekening.
@Klompenmakerij Wolterinck;Enter;Werfstraat 13;7468 CL;www.wolterinckklompen.example;info@wolterinckklompen.example;0547 555 319;Gerard Wolterinck, Diny Wolterinck
Beste meneer, onze [[entity|Gerard]] zei dat ik het maar op moest schrijven. Wij verkopen klompen aan winkels en aan toeristen in de schuur.
Wat we willen is een webwinkel waar ze de maat opmeten met een tekeningetje van de voet. En bussen moeten kunnen boeken.
Bij de [[description|reuzenklomp waar de burgemeester mee de Regge op ging]] hangt nu een bordje met een telefoonnummer, maar ik neem niet altijd op. Groeten, [[entity|Diny Wolterink]]
@Ingenieursbureau Haverlag;Delft;Kluyverweg 5;2629 HS;www.haverlag.example;office@haverlag.example;015 555 402;Dr. Maarten Sijbesma, Fleur Adriaanse
We are an engineering consultancy of 26 people looking for project administration: hours, budgets, invoicing by milestone, resource planning.
We now use Harvest plus spreadsheets. Integration with Exact Online and Microsoft 365 is required, SSO through Entra ID.
Part of our work concerns [[description|the sand model of the Afsluitdijk in a former bus depot]], which is rented out by the hour, so equipment booking would be welcome. The founder [[description|used to tune tide bells for a monastery]] and still approves every rate card.
@Paardenpension Hoeve Berkenbosch;Brasschaat;Bredabaan 871;2930;www.hoeveberkenbosch.example;stal@hoeveberkenbosch.example;03 555 28 09;Katrien Janssens
Amai, ons Excelbestand is gecrasht en nu weten we niet wie betaald heeft. 42 boxen, weidegang, lesgeven en een piste die verhuurd wordt.
Nodig: stalcontracten, maandfacturatie met domiciliëring, planning van hoefsmid en veearts, voederschema per paard.
Liefst een app, want de eigenaars sturen mij nu op alle uren berichten. Budget 100 euro per maand.
@Imkerij De Zoete Inval;Ede;Wekeromseweg 55;6718 SC;www.zoeteinval.example;bij@zoeteinval.example;0318 555 706;Lammert Kroes
Kvk [[entity|09555172]], eenmanszaak met twee parttimers. Honing, was, koninginnen, en cursussen op zaterdag.
Per volk wil ik op mijn telefoon invoeren wat ik gezien heb, en later kunnen terugzoeken. Nu schrijf ik met krijt op het deksel. Een deel staat [[description|op het dak van de verlaten radarpost]], zonder bereik.
Ik was [[description|vroeger bommenverkenner bij de genie]], dus ik ben precies, maar niet handig met computers.
Voor de cursus moet men online kunnen betalen, niet meer met een envelop.
@Bouwbedrijf Noltes & Zn.;Genemuiden;Klaas Fuitestraat 8;8281 BH;www.noltesbouw.example;info@noltesbouw.example;038 555 29 01;Klaas Noltes, Arjan Noltes
Van: [[entity|Arjan]]
Onderwerp: RE: RE: software
Pa wil niks, ik wel. Werkbegroting, inkoop, bewaking per project, meer- en minderwerk, Wkb-dossier. IBIS voor de calculatie houden we.
We bouwen zo'n dertig woningen per jaar. De opdracht voor [[description|de nieuwe vloer onder de biezenbeurs]] liep op alle fronten uit de hand, vandaar.
Zondag niet bellen graag.
@Escape Room De Verdwenen Notaris;Deventer;Assenstraat 80;7411 JV;www.verdwenennotaris.example;speel@verdwenennotaris.example;0570 555 393;Lotte Wiggers, Sander Bijl
Reserveringen lopen via Bookeo. Gaat best, maar we willen er bedrijfsarrangementen, personeelsplanning en cadeaubonnen bij.
Ook moet een groep vooraf een verklaring tekenen, want ze spelen in [[description|een echte bankkluis waar in de oorlog het archief verdween]].
Drie kamers, acht spelleiders. Een van ons bouwt zelf de elektronica, hij deed eerder [[description|de spookhuizen op de Tilburgse kermis]], en vraagt om een open API.
@Gemeentelijk Museum Het Turfschip;Klazienaveen;Langestraat 144;7891 GH;www.hetturfschip.example;collectie@hetturfschip.example;0591 555 280;Jantina Sloots
Collectieregistratie: 6.000 objecten, nu in Access. Wij willen Spectrum volgen en publiceren naar een publieksportaal.
Graag ook bruikleencontracten, standplaats en conditierapporten. Foto's ongeveer 400 GB.
Pronkstuk voor wie het wil weten: [[description|een boterklont van tweeduizend jaar in een houten kuip]]. Die heeft een eigen klimaatlogger die uitgelezen moet worden.
Vrijwilligers voeren in, onder wie [[description|de man die de klont met de ploeg raakte]], dus het mag niet ingewikkeld zijn.
@Taxi Roemers;Valkenburg;Reinaldstraat 30;6301 EJ;www.taxiroemers.example;centrale@taxiroemers.example;043 555 90 44;Frans Roemers
Wij hebben 18 wagens, waarvan zes rolstoelbussen. Het gaat om leerlingenvervoer, Wmo, zittend ziekenvervoer en straat.
Boordcomputer taxi moet gekoppeld zijn, TX-Keur is er. Facturen naar verzekeraars via het Vektis-bericht.
Het pakket dat we hebben plant niet automatisch en dat kost twee centralisten per dag. Wat kost een proefmaand?
@Melkveebedrijf Zandstra;Tzummarum;Buorren 63;8851 ES;www.zandstramelk.example;pleats@zandstramelk.example;0518 555 159;Anne Zandstra, Baukje Zandstra
Goejûn. [[entity|Baukje]] hjir. We melke 140 kij, neat bysûnders, mar der is no ek in pleatswinkel, in theetún en in automaat.
De automaat moat sels bestelle as er leech is. En de kassa moat ôfrekkenje mei pin en QR.
Lêst stie de kranten fol mei [[description|ús kij dy't troch in saksofoan yn 'e stâl kamen]] en sûnt belje de minsken elke dei. Dat moat oars, mei in wachtlist of sa.
@Accountantskantoor Bleeker;Zaandam;Westzijde 311;1506 GH;www.bleekeraccountants.example;kantoor@bleekeraccountants.example;075 555 488;Mohamed Amrani
Uitvraag: document management voor een kantoor met 32 medewerkers. Archiefplicht zeven jaar, rechten per team, versiebeheer.
Integratie met Caseware, Unit4 en Outlook. Ondertekening volgens eIDAS, niveau gekwalificeerd.
Migratie van een P-schijf van 1,2 terabyte. Graag referenties van vergelijkbare kantoren en een SLA.
@Vakantiepark De Hooge Duynen;Ouddorp;Klarebeekweg 26;3253 TC;www.hoogeduynen.example;info@hoogeduynen.example;0187 555 610;Marcel Tanis, Rianne Grinwis
Gesprek met eigenaar en receptie.
Park met 96 huisjes, deels particulier eigendom; eigenaarsafrekening is een pijnpunt. Nu Booking Experts, contract loopt af.
Gasten krijgen [[description|de sleutel in een uitgeholde schelp van de Brouwersdam]], digitale sloten zijn dus onbespreekbaar.
Let op energiemeting per huisje en doorbelasten naar eigenaren. Zij hadden [[description|de eerste waterstofketel van de kop van het eiland]] en meten al per kwartier.
@Handelsonderneming Staalman;Dordrecht;Wijnhaven 40;3311 BN;www.staalmantouw.example;verkoop@staalmantouw.example;078 555 337;Ilse Staalman
Touw, staaldraad, hijsbanden. Elke band heeft een certificaat en een keurdatum, de klant moet die zelf in een portaal kunnen vinden.
Er is een grote bestelling geweest voor [[description|het want van een replica die halverwege de bouw afbrandde]] en daarvan zijn alle papieren dubbel gemaakt. Dat nooit meer.
ERP nu: Exact Globe, on-premise. Cloud is prima. 14 gebruikers, waarvan vijf in het magazijn met een handscanner. Verder graag offertes met staffels, nalevering, een verzendkoppeling en een kredietlimiet per klant, want daar gaat het in ons huidige pakket iedere maand mis. Mail me: [[entity|verkoop@staalmantouw.example]]
@Kinderopvang De Wolkenfabriek;Beveren;Yzerhand 19;9120;www.wolkenfabriek.example;info@wolkenfabriek.example;03 555 77 61;Sofie Maes
Wij zijn op zoek naar software voor drie kinderdagverblijven, samen 74 plaatsen, trap 2.
Nodig: aanwezigheidsregistratie, opvangplannen, facturatie volgens inkomenstarief, doorsturen naar Opgroeien, fiscale attesten.
Een app voor ouders met foto's en dagverslagjes is leuk meegenomen. Wij hebben geen IT'er in huis.
@Stadsbrouwerij De Dolle Deken;Zutphen;Houtmarkt 71;7201 KL;www.dolledeken.example;brouw@dolledeken.example;0575 555 812;Wouter Rensink, Tamara Jolink
Kort en krachtig: brouwsoftware met accijnsaangifte, fustenregistratie met statiegeld, batchlog, en een koppeling naar Untappd voor het proeflokaal.
[[entity|Wouter]] was [[description|pastoraal werker op een olieplatform]] voordat hij ging brouwen en houdt alles bij in een oud kasboek. Prachtig, maar niet doorzoekbaar.
We zitten aan de [[entity|Houtmarkt]], op de fiets makkelijk te vinden voor een demo.
@Jachtwerf Van Seumeren;Loosdrecht;Nieuw-Loosdrechtsedijk 212;1231 LC;www.seumerenjachten.example;yard@seumerenjachten.example;035 555 046;Otto van Seumeren
I'm writing on behalf of a yard that does refits and winter storage for around 180 boats.
We want storage contracts, a crane schedule, job cards and parts with barcodes. Nobody knows which mast belongs to which hull in the shed.
Deadline is October, when the haul-out starts. Integration with Xero or Exact would both be fine.
@Toneelvereniging De Vrolijke Noot;Berlicum;Mercuriusplein 4;5258 AV;www.vrolijkenoot.example;kaarten@vrolijkenoot.example;073 555 254;Jos van der Meijden, Nelly Hoedemakers
Kaartverkoop met stoelnummers graag. Er staan 212 stoelen, een paar met beperkt zicht.
Donateurs, leden en kledingverhuur mogen in hetzelfde systeem. [[entity|Nelly]] heeft 1.400 kostuums op zolder bij [[entity|Slagerij Van Uden]].
Dit jaar spelen we [[description|de musical over de kruisheer en de kermisexploitant]], zes avonden, en in november moet de verkoop open.
@Optiek Verheyden;Mechelen;IJzerenleen 12;2800;www.optiekverheyden.example;winkel@optiekverheyden.example;015 555 880;Bart Verheyden
Wij zijn een opticien met twee winkels. Gezocht: klantenfiche met metingen, bestellingen bij Essilor en Hoya, eID-lezer, terugbetaling RIZIV.
Een agenda waarin klanten zelf boeken en een kassa volgens de regels van de witte kassa indien nodig.
Het huidige systeem draait op Windows 7. Prijs en timing graag per mail.
@Ambachtelijke Zeepziederij Schuim;Schiedam;Lange Haven 64;3111 CH;www.schuimzeep.example;zeep@schuimzeep.example;010 555 60 17;Renske Boudewijn
Webshop op WooCommerce, wil over naar Shopify. 140 producten, levering met PostNL en soms DHL.
De recepten moeten een CPNP-nummer en een productdossier hebben, dat is wettelijk, dus iets met documenten per product.
Zeep van [[description|de draf van de laatste moutwijnbrander]] gaat naar hotels en die willen op rekening kopen. In december staan we [[description|op een kerstmarkt in een onderzeebootdok]] en dan moet de kassa offline kunnen.
@Agrarische Coöperatie De Samenwerking;Bruinisse;Steinstraat 90;4311 KC;www.coopsamenwerking.example;secretariaat@coopsamenwerking.example;0111 555 463;Kees Hage, Leuntje Padmos
Ledenadministratie, leveringen, nabetaling, dat is waar het om draait. 260 leden, alle uien en aardappelen.
Weegbrug (Precia Molen) moet rechtstreeks op het systeem. Sorteeruitslagen per partij, tarra, contractprijs.
Verder doen wij [[description|de uienveiling in klederdracht voor de omroep]], met aparte facturen. Vanwege het conflict met [[entity|Zuidveld]] over tarrapercentages moet alles met foto's worden vastgelegd. Stukken staan op [[entity|\\\\COOPBRU-01\\leden]].
@Rolluikenbedrijf Sunfit;Roosendaal;Atoomweg 15;4706 PM;www.sunfitrolluiken.example;sales@sunfitrolluiken.example;0165 555 747;Youri Nelemans
Offerteconfigurator voor screens, rolluiken en knikarmschermen. Prijslijsten van drie fabrikanten, met kortingsgroepen.
Daarna: opdracht, bestelling, montageplanning, oplevering met handtekening. Somfy-motoren met serienummer vastleggen voor de garantie.
Twaalf man, zes monteurs, een showroom. CRM is nu HubSpot gratis. De oprichter [[description|naaide ooit het doek van een wereldrecordballon]] en calculeert nog op de meter stof.
@Uitzendbureau Spoed & Co;Venray;Grotestraat 119;5801 BC;www.spoedenco.example;intake@spoedenco.example;0478 555 226;Agnieszka Wrona, Harm Peeters
Hallo! Wij bemiddelen vooral Poolse champignonplukkers en huisvesten ze ook, SNF, NEN 4400, ABU-cao fase A. Het huidige pakket is traag, de helpdesk neemt niet op en elke wijziging in de cao moeten we zelf narekenen, wat twee mensen per week een dag kost.
Zoeken front- en backoffice: urenportaal in drie talen, huur inhouden, verloning.
De mensen zitten in [[description|een klooster met nog één oude zuster]] en er is dus een nachtregister, ja echt, want zij doet de deur. Mijn collega vertelt er meer over.
@Ruitersportwinkel Galopia;Barneveld;Wesselseweg 38;3771 PC;www.galopia.example;shop@galopia.example;0342 555 501;Bianca Hardeman
POS met voorraad op maat en kleur, koppeling met Magento, retouren, klantenkaart, en cadeaubonnen.
Er zijn 9.000 artikelen en drie kassa's. Inkoop via EDI bij de grote merken. Zadels verkopen we in commissie, dat moet apart. Een mobiele kassa voor [[description|de ponykeuring op de afgesloten snelweg]] graag meenemen.
Wij willen eerst referenties, dan een demo, dan pas een offerte.
@Dorpscoöperatie Ons Belang;Sterksel;Pastoor Thijssenlaan 6;6029 RJ;www.onsbelangsterksel.example;info@onsbelangsterksel.example;040 555 17 32;Toon Beerens, Hanneke Vlassak
Even samenvatten wat we gisteren zeiden in de winkel. Er komt één kassa voor boodschappen, postpunt, stomerij en de eierautomaat.
De aandeelhouders (312 gezinnen) krijgen dividend in [[description|bonnen die alleen bij de bingo geldig zijn]], dat moet de software snappen.
De penningmeester regelt de bank. O ja, [[description|de pastorie met de ingemetselde kanonskogel]] wordt het magazijn, wifi is daar matig.
@Orthopedische Schoenmakerij Van Baal;Nijmegen;Groesbeekseweg 310;6523 PN;www.vanbaalschoenen.example;info@vanbaalschoenen.example;024 555 199;Ben van Baal, Fatma Yildiz
Intakeverslag 12 maart. Bedrijf met twee werkplaatsen en spreekuren in ziekenhuizen. Pakket nu: OIM-achtig maatwerk uit 2006.
Gevraagd: meetgegevens en scans per voet, productie volgen, declareren, garantie.
Mevrouw [[entity|Yildiz]] noemt als voorbeeld [[description|de schoenen voor de langste vrouw van de Vierdaagse]], die order zit in acht losse mappen.
Terugbellen op [[entity|024 555 199]], liefst na vijven.
@Wasserij Blinkend;Tilburg;Lovense Kanaaldijk 88;5013 BJ;www.wasserijblinkend.example;planning@wasserijblinkend.example;013 555 670;Theo Brekelmans
Industriële wasserij, 62 man, linnen en werkkleding voor hotels en zorg. RFID-chips zitten al in de helft van het goed.
We missen inzicht: wat ligt waar, wat komt niet terug, wat factureren we per klant.
Routeplanning voor negen wagens graag in hetzelfde pakket. ABS hebben we bekeken.
@Bibliotheek en Archief De Zeven Torens;Hattem;Kerkstraat 27;8051 GK;www.zeventorens.example;balie@zeventorens.example;038 555 44 28;Irene Kolkman
Beste adviseur,
wij beheren een heemkundig archief met 11.000 foto's en een kaartenbak. Vrijwilligers scannen, [[entity|Kolkman]] beschrijft.
Het moet doorzoekbaar op persoon en pand, en de mensen moeten thuis kunnen aanvullen wie er op staat. Zo kwam ook uit dat [[description|de dorpsomroeper al die jaren een deserteur was]].
Mailen mag naar [[entity|ikolkman1952]] bij gmail, dat lees ik vaker.
@Steigerbouw Torenvast;Moerdijk;Appelweg 14;4782 PX;www.torenvaststeigers.example;verhuur@torenvaststeigers.example;0168 555 081;Danny Schouten, Ronald Vos
yo [[entity|Ronald]] hier van de materiaaldienst
we raken kopelingen kwijt, per klus 3 a 4 procent, en niemand weet waar
willen scannen bij uitgifte en retour, huur per dag berekenen, steigerkaart met keuring elke 12 weken
de planner zegt ook tekeningen erbij. toen met [[description|die steiger rond de watertoren voor de trouwerij van de wielrenner]] hadden we 4 versies op de bouw
@Muziekhandel Klankbord;Hasselt;Demerstraat 52;3500;www.muziekklankbord.example;winkel@muziekklankbord.example;011 555 723;Wim Schoofs, An Reynders
Wij verkopen, verhuren en herstellen blaasinstrumenten. Verhuur aan academies loopt per schooljaar met waarborg en verzekering.
Elk instrument heeft een serienummer en een historiek, ook [[description|de hoorns die meelopen met de Virga Jesse]], daar begint het mee.
Onze hersteller [[description|stemt sinds de brand de beiaard van het begijnhof]], hij werkt dus op twee plaatsen en schrijft zijn uren in een schrift. Iemand typt dat over.
@Autoschadeherstel Pronk;Purmerend;Wielingenstraat 120;1441 ZR;www.schadepronk.example;balie@schadepronk.example;0299 555 416;Ron Pronk
Wij werken met Audatex en willen een planningssysteem dat daar rechtstreeks mee communiceert.
Doorlooptijd per auto, onderdelenstatus, leenauto's, ATV van de monteurs, foto's bij intake.
Verzekeraars vragen terugkoppeling via Focwa-berichten. Personeel: 16 fte. Liever geen contract van drie jaar.
@Molenstichting De Korenbloem;Zevenaar;Molenwijk 3;6901 CT;www.dekorenbloemmolen.example;molenaar@dekorenbloemmolen.example;0316 555 254;Herman Pelgrim, Tineke Berendsen
Onze vereniging telt 180 donateurs en elf molenaars in opleiding, onder wie [[description|een straaljagerpiloot van Volkel]]. Het meelverkoopje gaat contant.
Wens: donateurs, meelvoorraad, draaiuren en een agenda voor schoolklassen.
Bezoekers vragen altijd naar [[description|de wiek met de Engelse kogelgaten]] en daarvoor willen we een QR-code met een filmpje. Dat hoort misschien bij de website [[entity|dekorenbloemmolen.example]].
@Cateraar Tafel Negen;Rotterdam;Vierhavensstraat 60;3029 BG;www.tafelnegen.example;events@tafelnegen.example;010 555 91 20;Jasmijn van Dongen, Samir El Idrissi
We cater about 300 events a year and our quotes are still made in PowerPoint. Looking for event management software with recipes, staffing, packing lists and invoicing.
Allergens need to be tracked per guest. The crew app should work in Dutch, English and Arabic.
Worth knowing: our kitchen is in [[description|a floating slaughterhouse tied to the quay]], and last spring we fed [[description|the rowers who stranded off the Hook in their bathtubs]]. Please put [[entity|Tafel 9]] in the subject line.
@Hoveniersbedrijf Groenraad;Bergeijk;Ploegstraat 34;5571 KA;www.groenraadtuinen.example;post@groenraadtuinen.example;0497 555 690;Jeroen Raadgever
Tuinaanleg en onderhoud, 21 man. Ik wil offertes opmaken in de tuin zelf, op de iPad, met foto en schets.
Onderhoudscontracten automatisch inplannen op weekroute, werkbonnen op de telefoon, Groenprojecten ernaast laten lopen.
Vorig jaar won een van mijn mannen [[description|de gouden snoeischaar op de veiling in Boskoop]]. Hij is nu voorman en wil van het papier af.
@Tehuis voor Paarden De Oude Stal;Nunspeet;Elburgerweg 76;8071 TC;www.oudestalnunspeet.example;adoptie@oudestalnunspeet.example;0341 555 904;Willy Bronkhorst, Evert-Jan Dijkgraaf
We zoeken donateursbeheer voor zo'n 5.000 mensen, met incasso en periodieke giften, en een dossier per dier.
Chip, paspoort, hoefsmid, medicatie: dat is nu een ringband per paard.
De [[description|vroegere politiepaarden hebben een eigen peter of meter]]. Laatst kwam [[description|het paard dat in de Hofvijver is gereden]] en toen plofte de mailbox. Wij vergeleken Donorbox, Kentaa en een pakket voor maneges, maar geen van drie kan zowel giften als dieren aan. De penningmeester wil een jaaropgave per gever kunnen mailen en de stalploeg een daglijst op papier. Ook de vrijwilligers uit [[entity|Elspeet]] willen een inlog.
@Grafisch Bureau Kaderpunt;Eindhoven;Torenallee 20;5617 BC;www.kaderpunt.example;hello@kaderpunt.example;040 555 28 83;Lars van der Linden
Korte vraag: wij zijn een ontwerpbureau van twaalf man en we willen Teamleader vervangen.
Nodig: CRM, offertes, uren, planning, facturatie, marge per project. API en Slack-integratie graag.
We werken op Macs en in Notion. Twee gebruikers zijn freelance, dus rechten per project.
@Sportcentrum De Vliegende Schotel;Almere;Audioweg 3;1322 AV;www.vliegendeschotel.example;receptie@vliegendeschotel.example;036 555 771;Gijs Mulder, Priya Ramdin
Squash, padel en klimmen onder één dak, 2.900 leden. Toegang met QR, dagkaarten, lockers, lesgroepen.
Systeem moet lichten per baan aan- en uitzetten op basis van de reservering.
De balie wil af van de dubbele betaling. Op de klimhal heeft iedereen het dak gezien, [[description|het vliegtuigwrak dat boven de routes hangt]], en voor foto's daarvan komen dagjesmensen die we niet in de telling hebben.
Opmerking uit het team van de [[entity|Schotel]]: geen vaste tablet, het stof.
@Kaarsenmakerij Broeder Benedictus;Kapellen;Hoevensebaan 210;2950;www.broederbenedictus.example;bestel@broederbenedictus.example;03 555 05 66;Geert Van Loock
De eerste kaarsen goten wij voor [[description|een pauselijk bezoek dat niet doorging]], sindsdien maken we kerkkaarsen voor meer dan 900 parochies.
Elk jaar vóór Pasen is alles tegelijk nodig. We vragen een ERP met seizoensplanning, gravures per stuk (naam, jaartal, wapen) en vervoer via DPD.
Bestellingen via fax bestaan bij ons ook nog. Verder zoeken wij een degelijke voorraadmodule met minimumvoorraad, een scanner in het magazijn, een koppeling met de boekhouding en een rapport per maand dat de bestuurders zonder uitleg kunnen lezen. Verkoop spreekt Frans en Duits.
@Veehandel Gebr. Sleurink;Haaksbergen;Goorsestraat 9;7482 CA;www.sleurinkvee.example;handel@sleurinkvee.example;053 555 32 77;Jan Sleurink, Mark Sleurink
Inkoop, verkoop, I&R-meldingen, gezondheidsverklaringen, transportpapieren, alles is papier. Op zaterdag tikt mijn vrouw het in.
We willen een telefoon-app waarin je het oornummer scant en zegt wat je ervoor geeft.
[[entity|Mark]] rijdt de wagen met kenteken [[entity|14-SLR-9]], die heeft een GPS. Sinds [[description|onze stier de raadszaal binnenliep]] moet elke rit vastliggen. Spreken kan alleen 's avonds, op de markt in [[entity|Zwolle]] staan we te lawaaierig.
@Loodgietersbedrijf Kersbergen;Haarlem;Waarderweg 52;2031 BP;www.kersbergenlood.example;storing@kersbergenlood.example;023 555 18 40;Michiel Kersbergen
Storingsdienst, onderhoud, renovatie. 19 monteurs. Graag een planbord, werkbon op tablet, foto's, handtekening van de klant, direct factuur.
Voorraad in de bus bijhouden is een wens, geen eis. Koppeling met Exact en Rensa.
Nu werken we met een whiteboard en een groepsapp en dat houdt niet.
@Rijschool De Rechte Weg;Emmen;Weerdingerstraat 144;7815 SB;www.rechtewegemmen.example;lessen@rechtewegemmen.example;0591 555 663;Arend Ottes, Zilan Demir
Planning met lespakketten, CBR-reserveringen, betaling in termijnen. Acht instructeurs, twee voor motor, één voor [[description|tractor met aanhanger op de vloeivelden van de aardappelmeelfabriek]].
Leerlingen moeten zelf kunnen verzetten, minstens 48 uur vooraf.
We geven ook [[description|de theorie in het Koerdisch en Tigrinya]]. De administratie is twee ochtenden bezet.
@Juwelier Goudkorrel;Breda;Ridderstraat 16;4811 JC;www.goudkorrel.example;atelier@goudkorrel.example;076 555 271;Sophie de Wit
Voor onze zaak met atelier zoek ik: voorraad met foto en steen, reparatiebonnen, taxaties, klantgegevens met ringmaat en een goede kassa.
WWFT-registratie vanaf een contante betaling hoort erin, ook DSI-melding.
Integratie met Shopify gewenst. Wij zijn vijf mensen en hebben weinig tijd voor een lange invoering.
@Skûtsjestifting Sudergea;Woudsend;Midstrjitte 44;8551 PK;www.sudergea.example;skipper@sudergea.example;0514 555 202;Auke de Vries, Hinke Postma
Sponsoren, donateurs en bemanning: drie lijsten die elkaar tegenspreken. De secretaris heeft de ene, de schipper de andere, de derde is kwijt.
Nodig is eenvoudig CRM, facturen, nieuwsbrief, rooster voor de zeilzaterdagen.
Wij voeren [[description|het zeil met de rode pompeblêd waar een gat in zit]] en dat gat is een verhaal voor sponsoren. [[entity|De Jonge Hinke]] moet dan ook op de pagina.
@Bergingsbedrijf Zwaantje;IJmuiden;Trawlerkade 88;1976 CB;www.zwaantjeberging.example;ops@zwaantjeberging.example;0255 555 139;Cor Zwart
We run four tugs and a diving team. Looking for job costing with crew hours, fuel per trip, charter rates and a client portal.
The insurer wants certificates per item of gear, including chain and shackles.
Ask anyone in the trade about [[description|the container of glass eyes we fished up]] and you will hear how bad our cargo logs were. Contact: [[entity|Zwaantje]] office, phone [[entity|0255 555 139]].
@Stukadoorsbedrijf Effen;Zoetermeer;Industrieweg 70;2712 LB;www.effenstuc.example;info@effenstuc.example;079 555 310;Jaap Effen
Hallo, wij stuken woningen en kantoren. Zoeken een eenvoudig pakket voor inmeten, offerte, planning van ploegen en meerwerk.
Liefst werkt het ook zonder bereik in een kelder. Uurtarief of m2-prijs, allebei moet kunnen.
Boekhouder gebruikt Snelstart en wil geen dubbele invoer. Mag 150 euro per maand kosten.
@Fietsenmaker Spaakrecht;Groningen;Oosterstraat 49;9711 NP;www.spaakrecht.example;hoi@spaakrecht.example;050 555 62 03;Tijmen Wiersma, Roos Abbink
kassa + werkplaats, meer hoeft niet, en dan zo dat een klant een appje krijgt als zijn fiets klaar is
we doen tweedehands dus elk framenummer moet langs stopheling
oja en verhuur. vooral [[description|de bakfietsen met een piano erin]], die gaan elk weekend weg en dan weet niemand wie em heeft
kom langs, we zitten in [[description|de wachtkamer van het opgeheven trammetje]], vraag naar [[entity|Tijmen]]
@Textielveredeling Van Dorsten;Veenendaal;Kerkewijk 133;3904 JA;www.vandorstentextiel.example;info@vandorstentextiel.example;0318 555 845;Gijsbert van Dorsten
Wij verven en coaten garens in loonwerk. Recepturen, partijen, wachttijden per bad, laboratorium, REACH en Oeko-Tex.
Het planbord is van magneetjes. Voor een recept van tien jaar terug moeten we de zolder op, waar ook nog [[description|de kleurstalen van de koningsmantel]] hangen.
Omvang: 38 medewerkers in drieploegendienst. Eis: Nederlandse helpdesk, koppeling met Datacolor. Afzender [[entity|G. v. Dorsten]].
@Kraamzorg Ooievaarsnest;Apeldoorn;Loolaan 95;7314 AG;www.kraamooievaarsnest.example;planning@kraamooievaarsnest.example;055 555 378;Marieke Wolbers
Voor 110 kraamverzorgenden zoeken we een planningsprogramma dat rekening houdt met uitgerekende datum, wachtdienst en reisafstand.
Intake digitaal, indicatie volgens het LIP, declareren via VECOZO, uren naar ADP.
De verzorgenden hebben Samsungtelefoons van ons. Wij vergelijken in mei drie partijen en kiezen in juni.
@Zuivelboerderij Lammerts;Texel;Pontweg 201;1797 SN;www.lammertszuivel.example;schapen@lammertszuivel.example;0222 555 466;Piet Lammerts, Jolanda Keijser
Moet eerlijk zeggen dat ik het niet zo heb op computers. Maar [[entity|Jolanda]] is straks weg en dan weet niemand hoe de winkel loopt.
Wat er in moet: melkgift per ooi, kaaspartijen, bestellingen van de hotels, en de kassa.
In het hoogseizoen komen er 700 man op een dag voor [[description|het lammetjeszwemmen op tweede pinksterdag]].
Wij versturen niks meer, ook niet naar [[entity|Den Helder]].
@Notariskantoor Verwaeren;Oudenaarde;Einestraat 14;9700;www.notverwaeren.example;kantoor@notverwaeren.example;055 555 284;Pieter Verwaeren
Kantoor met twee notarissen en zeven medewerkers. Wij overwegen een nieuw dossierpakket.
Noodzakelijk: eRegistration, koppeling met het Rijksregister en Kadaster, derdenrekening, tijdslijnen per akte, sjablonen met clausules.
Een klantenportaal met itsme is voor ons een belangrijk criterium. Kan u een offerte bezorgen met kost van opleiding?
@Scoutinggroep De Waterratten;Harderwijk;Strandboulevard West 22;3841 CS;www.waterratten-hw.example;groepsbestuur@waterratten-hw.example;0341 555 148;Daan Bruinsma, Esmee Hop
Notulen groepsraad: de kampinschrijving in Google Forms ging weer mis, drie kinderen stonden dubbel.
De penningmeester zoekt iets met ledenlijst, contributie, gezondheidsformulieren en verhuur van het clubhuis.
Het clubhuis ligt [[description|half onder de waterspiegel, in een oude ijskelder]], dus de alarmcode moet bij de verhuur in.
Sponsor [[entity|Jachtservice Bredewold]] betaalt de licentie voor het eerste jaar. Akela [[entity|Wijnie]] wil het graag eerst zien.
@Meubelmakerij Langevoort;Best;Oirschotseweg 63;5684 NE;www.langevoortmeubel.example;werk@langevoortmeubel.example;0499 555 712;Frank Langevoort
We maken maatwerkkeukens en interieurs. Twaalf man in de werkplaats, drie op kantoor. CNC van Homag, tekenen in Imos.
Zoeken ERP waarin stuklijsten uit Imos rechtstreeks naar inkoop gaan, met uren per order.
Voor ons is van belang dat wij per klant kunnen zien wat er wijzigt. De laatste twee pakketten waren voor fabrieken bedoeld.
@Drukwerkmuseum Het Zetlijntje;Nieuwkoop;Reghthuysplein 2;2421 BD;www.hetzetlijntje.example;info@hetzetlijntje.example;0172 555 901;Kors Beumer, Jopie van Tol
Voicememo. Het museum heeft geen kassa maar een schaal, en dat is ook wel charmant, zegt mijn medebestuurder, maar voor de Museumkaart moet je nu eenmaal tellen.
Verder workshops boeken en de vrijwilligers. Ik woon zelf in [[entity|Ter Aar]] en heb een beetje verstand van excel.
Het mooiste van de collectie is [[description|een pers waarop illegale broodbonnen zijn gedrukt]] en scholen komen daarvoor. Doe maar tusen twee en vier bellen. [[entity|Beumer]] dus.
@Beveiliging Wachtpost;Vlissingen;Boulevard de Ruyter 111;4381 KA;www.wachtpostbeveiliging.example;control@wachtpostbeveiliging.example;0118 555 740;Ellen Cornelisse
Hi there. Our roster runs on a spreadsheet of fourteen tabs, and payroll takes four days each month.
We want shift planning with rest-time rules, mobile confirmation, travel time from home and travel expenses.
Our guards work 24/7 and shifts change at short notice. We've had Dyflexis in mind but it might be too light. 70 guards, 12 operators.
@Vlaaienbakkerij Kribbels;Weert;Maaspoort 28;6001 BS;www.kribbelsvlaai.example;bestel@kribbelsvlaai.example;0495 555 325;Wiel Kribbels, Cindy Driessen
- bestelapp voor bedrijven (levering voor 8:00)
- recept met nettogewicht en allergenen
- route voor 5 bussen
- in augustus [[description|1.900 vlaaien voor de reünie van de kermisreizigers]], dus kunnen pieken
- [[entity|Wiel]] wil een uitdraai, die leest niks van een scherm
- iets voor [[description|de halve vlaai die elke pasgeborene hier krijgt]], dat gaat nu via het geboortekaartje
@Reisbureau Uit & Thuis;Middelburg;Lange Delft 80;4331 AP;www.uitenthuis.example;reizen@uitenthuis.example;0118 555 034;Tessa Francke, Jurgen Wisse
Wij organiseren groepsreizen voor 50-plussers, ANVR, SGR, Calamiteitenfonds, het bekende rijtje.
Systeem: deelnemerslijst, kamerindeling, betalingen, paspoortgegevens, documenten per mail.
De bus heet [[entity|Zeeuws Meisje]] en zo kennen de mensen ons. Wat niemand nadoet is [[description|de bedevaart voor ongelovigen, met hoorspel onderweg]], daar loopt de wachtlijst tot 2028. De chauffeur zou graag een app hebben.
@Fruitteeltbedrijf De Appelaer;Geldermalsen;Rijksstraatweg 77;4191 SC;www.deappelaer.example;teelt@deappelaer.example;0345 555 192;Cees Verwoert, Magda Pawlak
Spuitregistratie, GlobalGAP, urenregistratie plukkers (per kist), koelcellen. Dat moet in één keer.
Nu AgroVision voor de spuitboekjes en een lijst voor de plukkers. De voorvrouw spreekt geen Nederlands, dus Pools en Engels.
We hebben een oud perenras, [[description|de winterpeer waarvan de moederboom bij het gemeentehuis staat]], dat gaat in eigen kratjes met een eigen code. Op het etiket staat [[entity|Appelaer]] en de sortering.
@Kunstgalerie Blauwe Maandag;Bergen;Breelaan 30;1861 GE;www.blauwemaandag.example;galerie@blauwemaandag.example;072 555 827;Mona Stapel, Rutger Kerkmeijer
Galeriesoftware: consignatie, provisie, klanten met hun interesses, facturen met margeregeling, uitleen aan kantoren.
We zijn alleen op [[description|dinsdagnacht open, bij lantaarnlicht]], dus overdag mag het systeem uit.
Erfgenamen van drie kunstenaars krijgen elk kwartaal een overzicht. De nalatenschap van [[entity|Kerkmeijer]] senior telt 2.300 bladen en daarvan staat niets in de computer.
@Zonwering Veldkamp & Dirks;Assen;Stadsbroek 21;9405 BK;www.veldkampdirks.example;info@veldkampdirks.example;0592 555 577;Harold Dirks
Beste, we willen met een schone lei beginnen. Acht medewerkers, alleen B2B.
We willen offerte, order, inkoop, montage en facturatie in een pakket met vaste maandprijs. Odoo staat hoog op de lijst.
Koppelvlak naar onze leveranciers via EDI, anders gewoon mail met pdf. Wie kan ons begeleiden bij de invoering?
@Touringcarbedrijf Bontemps;Ieper;Menenstraat 140;8900;www.bontempscars.example;planning@bontempscars.example;057 555 613;Filip Bontemps, Ria Decock
Beste, een wens: dagdiensten en meerdaagse reizen in dezelfde planning, rij- en rusttijden, tachograaf, chauffeurs die hun blad zien op gsm.
Wij doen vooral [[description|herdenkingsritten voor Engelse groepen]]. [[description|Elke avond om acht zijn wij ter plaatse]], met [[description|onze chauffeur die er zelf de klaroen blaast]].
Bel gerust en vraag naar [[entity|Ria]]. Bus 7, met plaat [[entity|1-BNT-407]], hoort apart te staan wegens het museumvervoer.
@Waterijsclub De Smeltkroes;Monnickendam;Noordeinde 66;1141 AN;www.desmeltkroes.example;info@desmeltkroes.example;0299 555 088;Gré Visser
Kleine ijssalon, zes maanden open. Kassa met weegfunctie, QR-bestellen aan het loket, rooster voor scholieren.
Wij rekenen nooit de juiste prijs af, zeg ik altijd, want [[description|wie palingvel inlevert krijgt een bolletje gratis]] en dat zit nergens in.
[[entity|Gré]], van de hoek van het [[entity|Noordeinde]]
@Toeleverancier Precitool;Eibergen;Jukkenbarg 14;7152 AX;www.precitool.example;office@precitool.example;0545 555 260;Gerben Nijhuis, Xandra te Vaarwerk
Our company mills and grinds precision parts, mostly one-offs. ERP should support quotes from STEP files, lot traceability, tool management and a shop-floor terminal.
Certificates: ISO 9001, AS9100. Our planner wants to see a real demo and not slides.
Our largest part went into [[description|the telescope that listens for one particular comet]]; we still make spares, so that drawing revision must never be deleted.
@Asbestsanering Zuiver;Hoorn;Protonweg 40;1627 LD;www.zuiverasbest.example;werkvoorbereiding@zuiverasbest.example;0229 555 419;Martin Kramer
LAVS-koppeling, startmelding, werkplan, eindcontrole, foto's, dat zijn de vijf dingen. Verder medische keuringen en DTA/DAV-certificaten van het personeel met vervaldatum.
Nu 14 medewerkers met een gezamenlijke mailbox. Wij werken met Ascert en SC-530.
Graag een indicatie van doorlooptijd en kosten.
@Kerkelijk Bureau Sint-Bavo en Sint-Anna;Aardenburg;Kaai 3;4527 AE;www.bavoanna.example;bureau@bavoanna.example;0117 555 330;Magdalena Dieleman, pastoor Wim Kerckhaert
Geachte mevrouw,
Ons bureau houdt registers van doop, huwelijk en begraafplaats, plus de Actie Kerkbalans en de zaalverhuur, die vol zit rond [[description|de mosselmis voor pelgrims op de fiets]].
De begraafplaats kent ook [[description|een vak voor drenkelingen zonder naam, met schelpen als grafsteen]]; de rechten daarop komen toe aan niemand.
Pastoor [[entity|Kerckhaert]] is het systeem van de bisschop te log. U kunt schrijven naar [[entity|Kaai 3]], liefst niet bellen. Met groet, [[entity|M. Dieleman]]
@Hondenschool Braaf;Sittard;Rijksweg Noord 240;6136 AC;www.hondenschoolbraaf.example;les@hondenschoolbraaf.example;046 555 318;Yvonne Hendrix, Guus Paulissen
Cursussen, inschrijven, inenting controleren, strippenkaart, herinneringen. Dat kan elk pakket, denk ik dan.
Lastiger: we trainen ook [[description|honden die trappistenkaas op schimmel ruiken]] en daar hoort een meetrapport per inzet bij.
Een trainer maakt die nu in Word, met zijn handtekening als plaatje. Elke proefles opent met [[description|een minuut blaffen door de baasjes]], daar zijn formulieren voor. Facturen gaan via Jortt. We zijn 's avonds te bellen.
@Scheepsbevoorrading Damsteeg;Terschelling;Willem Barentszkade 31;8881 BD;www.damsteegprovisions.example;orders@damsteegprovisions.example;0562 555 240;Bouke Damsteeg, Lieke Spits
Order entry is by radio, phone and e-mail, so a shared inbox with order lines would already help.
Stock: 4,000 items, dry, frozen and bonded. Customs papers for the bonded part.
Weird bit: [[description|we sell to lighthouse families by rope basket]]. My sister invoices them twice a year. Everything has to be readable on a phone in the wind on [[entity|Terschelling]].
@Aannemer in Kunstgras Vos;Nijkerk;Havenstraat 12;3861 VS;www.voskunstgras.example;info@voskunstgras.example;033 555 70 66;Patrick Vos
Verslag kennismaking [[entity|Vos Kunstgras]]. Vijf ploegen, 60 projecten per jaar, alles sportvelden. Probleem: garantie en keuring staan los van elkaar.
De directeur wil per veld zien: aanleg, onderlaag, keuring NOC*NSF, onderhoud, einddatum garantie.
Hij begon met [[description|een mat uit het stadion dat in drie minuten werd opgeblazen]], dat verhaal doet hij op elke beurs. Offertes in Word, administratie in AFAS.
@Restaurant De Veermansplaats;Kampen;IJsselkade 44;8261 AC;www.veermansplaats.example;tafel@veermansplaats.example;038 555 82 19;Sjoerdtje Bloemhof, Kasper van der Wal
reserveringen via zenchef, dat werkt prima, kassa is untill, dat ook
wat we missen is inkoop en kostprijs. en urenregistratie met fooi
wij koken alleen van wat [[description|de laatste steurvisser van de IJssel]] brengt, dus de kaart verandert om vijf uur nog en dan klopt geen enkele kostprijs
kom maar kijken, we zitten in [[description|het tolhuis met de scheve schoorsteen]]
@Haringkar Kuiper & Kleinzoon;Scheveningen;Dr. Lelykade 90;2583 CM;www.kuiperharing.example;zaken@kuiperharing.example;070 555 31 22;Leo Kuiper, Bas Kuiper
Beste mevrouw, wij hebben vijf karren en een loods. In het seizoen wil ik per kar per uur de omzet zien, want het weer maakt het.
Pinnen, voorraad, temperatuurlijst (NVWA), rooster. Kas opmaken zonder zakjapanner.
Opa [[entity|Leo]] heeft [[description|de haringhapper van Buckingham Palace]] op zijn naam staan en dat moet op de bon, zegt hij.
Contact: [[entity|Bas]], [[entity|06 555 77 34]].
@Zorgcoöperatie Nabij;Lochem;Walderstraat 20;7241 BK;www.zorgnabij.example;hallo@zorgnabij.example;0573 555 281;Marjan Beltman
Ingevuld formulier.
Wat zoekt u? Een pakket waarin hulpvragen, vrijwilligers en vervoer samenkomen.
Aantal gebruikers? 9 coördinatoren, 240 vrijwilligers.
Koppelingen? Nee, misschien de gemeente.
Wat maakt u anders? Wie hulp geeft, verdient [[description|punten die je kunt inruilen voor een plek op de begraafplaats]].
Wie beslist? De leden van [[entity|Nabij]], in juni.
@Cementhandel De Mortel;Waalwijk;Havenweg 66;5145 NJ;www.demortel.example;verkoop@demortel.example;0416 555 473;Wendy Aarts
Wij leveren bouwstoffen aan aannemers, vooral in bulk. Nodig: orderinvoer, transportplanning met kieper en silowagen, weegbon, prijsafspraken per project.
Ons huidige systeem is geschreven in Progress en de maker is met pensioen. Niet iets voor de lange termijn dus.
Koppeling met Exact Financials en inlezen van EDI (Insbou/SALES005). Volume: 900 orders per week.
@Kasteelbeheer Ter Horst;Wellerlooi;Hoenderstraat 2;5856 CL;www.kasteelterhorst.example;beheer@kasteelterhorst.example;0478 555 660;Freule Adelheid van Wylich, Roel Janssen
Het landgoed verhuurt de koetshuizen voor trouwerijen, pacht uit aan zeven boeren en houdt een bos van 180 hectare aan.
We hebben één persoon, de rentmeester. Hij zit in een kamer zonder verwarming, wat verder niet ter zake is.
Gevraagd: pachtcontracten, verhuurkalender, subsidies, en een plan voor [[description|het dwergpaardenkerkhof van de oude gravin]], waar bezoekers op af komen.
[[entity|Adelheid]] wil de gegevens niet in de cloud.
@Verhuisbedrijf Van Dalsen;Zwijndrecht;Lindtsedijk 100;3336 LE;www.vandalsenverhuis.example;planning@vandalsenverhuis.example;078 555 61 09;Nico van Dalsen, Desi Lobo
We've been moving households for two generations and the quoting is still done on carbon paper.
Must-have: survey app with volume in cubic metres, crew planning, insurance, storage billing for 300 units, web portal for claims.
Our planner can demo our current process. Our claim to fame, if it matters: [[description|we carried the parrot zoo up eleven floors without losing a bird]].
Quotes before Friday, please, to [[entity|planning@vandalsenverhuis.example]].
@Marktkramenverhuur Zeil & Stok;Katwijk;Zeeweg 21;2225 BD;www.zeilenstok.example;huur@zeilenstok.example;071 555 40 17;Maarten Haasnoot, Wil van Duin
Wij verhuren kramen, hekken en agregaten aan weekmarkten. 600 stuks, vier wagens, twee opslagen.
Probleem is wat ligt waar, en de opbouwtijden. In de zomer rijdt de ene ploeg om drie uur, de andere om vijf.
Opslag twee is trouwens [[description|de gevangenis waar de gijzeling was]], met hekken die anders open gaan. Foto's van de [[entity|Ziekenhuisweg]] zitten in de bijlage [[entity|kramen_haasnoot_opslag2.pdf]].
@Stadsboerderij De Kip op het Dak;Utrecht;Vlampijpstraat 88;3534 AR;www.kipophetdak.example;moestuin@kipophetdak.example;030 555 12 76;Liselot Verhoef
Hoi! We hebben abonnementen voor groentetassen, lessen voor scholen en een klein winkeltje. Alles loopt door elkaar.
Wat we zoeken: abonnementen met pauzeknop, ophaalpunten, incasso, en een planning van de teelt in bakken.
Onze kippen wonen [[description|in de omgebouwde zwembadlichtkoepel op het dak]] en dat levert per kip een donateur op. Aanmelding gaat nu per sms naar [[entity|Liselot]].
@Lasbedrijf Vonk;Sliedrecht;Rivierdijk 533;3361 BR;www.lasvonk.example;info@lasvonk.example;0184 555 307;Ab de Jong, Sem de Jong
Lascertificaten, procedures (WPS), materiaalattesten en foto's moeten in een dossier per project. Klant wil dat via een portaal inzien.
Nu zoeken we ons suf in mappen. Er komt veel bij door de EN 1090.
Sinds [[description|het schip van de koning met onze leuning]] vragen offshoreklanten om extra documenten. Mijn zoon heeft een overzicht. Bestanden op [[entity|VONK-NAS]].
@Houtzagerij Ten Bosch;Ruinen;Kloosterstraat 90;7963 AE;www.zagerijtenbosch.example;hout@zagerijtenbosch.example;0522 555 114;Jan ten Bosch, Greet ten Bosch
Dag, mien zeun zee dat ik joe eens mailen mos. Wij zaogen eikenbomen van [[entity|Staphorst]] tot [[entity|Dwingeloo]].
Elke stam krig een nummer, maar de jonges schrieft dat met krijt, en dan rigent 't d'r of.
Wat ik wil is stammen, planken, drogen, verkoop. In het bos bij ons stiet een eik waor [[description|de hoogste onderduikershut van 't land in zat]], die maugen we niet zagen maor hij stiet wel in de lieste. Groeten, [[entity|Greet]]
@Circus Valentijn;Den Bosch;Havensingel 12;5211 TX;www.circusvalentijn.example;tournee@circusvalentijn.example;073 555 666;Valeria Kovacs, Dirk Blom
Ticketverkoop per speelplaats, tourneeplanning, vergunningen per gemeente, loon voor 35 artiesten.
De kaartjes moeten zonder internet te scannen zijn, want in een wei is er niks.
Ook een logboek voor [[description|de olifant die al twintig jaar een kantoorstoel deelt met de boekhouder]]. Die is met pensioen maar kost geld.
Vraag naar [[entity|Dirk]], of naar de weduwe, [[description|die op haar 80e nog koordloopt]].
@Pluimveehouderij Eijsbroek;Someren;Witvrouwenbergweg 6;5711 CN;www.eijsbroekkip.example;kip@eijsbroekkip.example;0493 555 205;Harrie Eijsbroek, Inge Slaats
Stallen, koppels, voer, ei-aantallen, uitval per dag, en de export naar KIP en Avined. Dat is ons wensenlijstje.
Wij zitten met een programma van een softwarehuisje uit [[entity|Asten]] dat ermee stopt.
Mijn zus sorteert de eieren en houdt apart bij hoeveel er dubbel zijn. [[description|Ons dubbeldooierei op een stok is de prijs bij de dorpsquiz]]. Graag in de winter een demo.
@Postzegelhandel Van der Laan;Driebergen;Traaij 140;3971 GW;www.laanpostzegels.example;veiling@laanpostzegels.example;0343 555 428;Alex van der Laan
Beste, veilinghuis met vier zittingen per jaar. Kavels, inzenders, biedingen via internet, afrekening met opgeld, btw-margeregeling.
Scans van alle kavels, dat zijn er 6.000 per zitting. Koppeling met Philasearch en met onze eigen site.
De biedersavond is in [[description|het treinstel waarin Wilhelmina nooit heeft gereden]], dus er moet ook iets met mobiel bieden.
Inlogtest kan met gebruiker [[entity|avdlaan]]. Ik hoor het graag.
@Gehandicaptenzorg De Kievit;Zoersel;Handelslei 30;2980;www.dekievitzorg.example;info@dekievitzorg.example;03 555 62 80;Tine Wouters, Jef Daems
Wij hebben 64 bewoners, dagbesteding en een bakkerij waarin zij werken. Bestellen bij de bakkerij gebeurt telefonisch.
Nodig: ondersteuningsplannen, medicatie, VAPH-facturatie, werkuren, en een webshopje.
Alle koekjes hebben de vorm van [[description|het gezicht van een wielrenner die hier revalideerde]]. Het budget is klein. Belangrijk: pictogrammen in plaats van tekst.
@Kunstsmederij Het Vuur;Thorn;Hofstraat 17;6017 AJ;www.hetvuur-smeden.example;smid@hetvuur-smeden.example;0475 555 330;Leon Meuwissen
Voor een smederij van drie man: wat kost een simpel programma voor offertes en uren? Ik maak 40 offertes per jaar, meestal hekken, een enkele keer iets als [[description|de windhaan die zijn rug naar Den Haag keert]].
Alles staat in mijn hoofd en in [[description|een schrift van de kermisworstelaar van wie ik leerde]]. Het gaat nu mis met materiaal bestellen.
Mijn website doet een neef, die snapt wel wat van koppelingen. [[entity|Leon]]
@Installatieadvies Watt Nu;Nieuwegein;Symfonielaan 8;3438 EW;www.wattnu.example;advies@wattnu.example;030 555 47 41;Saïd Bouzid
Wij geven energieadvies aan VvE's en woningcorporaties. Per gebouw: opname, label, maatwerkadvies, subsidieaanvraag, nazorg.
Uniec en Vabi hebben we. Wat er niet is, is CRM met planning en herinneringen voor ISDE en SVVE.
Acht adviseurs op de weg met tablets. Het mag in de cloud, mits gegevens in de EU staan.
@Watersportwinkel Zeilwissel;Lemmer;Vuurtorenweg 3;8531 HJ;www.zeilwissel.example;winkel@zeilwissel.example;0514 555 119;Nynke Haarsma, Ype Visser
Kassa, webshop, reparatiebonnen van de zeilmakerij.
Twintigduizend artikelen waarvan de helft drie jaar stilligt, dus opruimadvies is welkom.
Bij vorst verhuren wij [[description|de arresleden van de Elfstedenfilm]] en dat moet dan ook via de kassa, met borg en foto.
Geen koppeling met Lightspeed, dat hadden we. Graag iets waar de winkel in [[entity|Sneek]] ook mee kan.
@Bloemisterij Ponsioen;Aalsmeer;Hornweg 310;1432 GT;www.ponsioenbloemen.example;kwekerij@ponsioenbloemen.example;0297 555 461;Arie Ponsioen, Lia Ponsioen
[[entity|Arie]] dicteert, ik typ. We kweken op twee hectare onder glas en leveren via Floriday en aan eigen klanten.
Systeem voor teeltplanning, oogstregistratie en loon van de uitzendkrachten, met barcodes op de fust.
Er is ook een hoekje dat geld kost maar niet weg mag: [[description|de blauwe anjers voor één vrouw in Monaco]]. Daar wil vader een aparte marge van zien.
Mvg [[entity|Lia P.]]
@Praktijk voor Logopedie Klinkklaar;Sneek;Leeuwarderweg 66;8605 AK;www.klinkklaar.example;praktijk@klinkklaar.example;0515 555 207;Froukje Tilma
Zes logopedisten op vier locaties, waaronder twee scholen. Wij willen een EPD met behandelplannen, vragenlijsten, declaratie en een wachtlijst.
Beeldbellen mag, hoeft niet. Nu werken we met Incura.
Voor de intakes in [[entity|IJlst]] hebben we een tablet zonder sim. Wie een r leert zeggen mag [[description|de scheepsbel van de gezonken beurtschipper luiden]], en dat filmpje moet veilig naar de ouders. [[entity|Froukje]]
@Stenenhandel Keizersgroef;Sint-Truiden;Tongersesteenweg 190;3800;www.keizersgroef.example;verkoop@keizersgroef.example;011 555 402;Rudi Vanhees, Kris Moons
Wij handelen in recuperatiemateriaal: kasseien, dakpannen, balken, haarden. Elk stuk is anders, dus geen artikelnummers.
Gevraagd wordt een voorraad met foto's, maat, plaats op het terrein en een webshop waar men kan reserveren.
Het beste stuk staat niet te koop: [[description|de trap van het verdronken klooster]]. Iedereen vraagt ernaar en wij moeten dat telkens uitleggen.
Vraagprijs software: maximaal 300 euro per maand. Antwoord naar [[entity|Rudi Vanhees]], niet naar de werf in [[entity|Borgloon]].
@Kapsalon en Pruikenatelier Lokken;Venlo;Vleesstraat 55;5911 JD;www.lokkenvenlo.example;salon@lokkenvenlo.example;077 555 320;Dorien Geraedts, Marlon Pinas
afspraken online, kassa, sms'je de dag ervoor, productverkoop. pruiken apart met machtiging verzekeraar en foto's van het pasmodel
mijn compagnon wil Salonized, ik ([[entity|Marlon]]) iets met een echte klantkaart
in de weken voor 11/11 werken we dag en nacht aan [[description|de snorren van de voltallige Raad van Elf]], dan moet een agenda tot 3 uur 's nachts kunnen
oude agenda is van papier en nat geworden
@Distilleerderij Koperketel;Baarle-Nassau;Molenstraat 71;5111 BH;www.koperketel.example;stook@koperketel.example;013 555 80 08;Rik Verschueren, Hilde Kox
Notitie bij gesprek. Klein bedrijf, twee stokers. Accijns moet in twee landen, want [[description|de grens loopt tussen de ketel en de koeler]].
Ze willen een batchregistratie, een vatenlijst en een kassa. Website en bestelmodule mogen later.
Zij kenden geen enkel pakket dat dit aankan en hebben drie leveranciers afgewezen. De [[entity|Koperketel]] won met de jenever [[description|de Zilveren Alambiek, als eerste autodidact]], en wordt daar veel op gebeld.
@Onderwijsadvies De Regenboogschool;Zaltbommel;Gamersestraat 38;5301 AS;www.regenboogzb.example;info@regenboogzb.example;0418 555 256;Juf Aafke Roelofs, Peter Kamsteeg
School van 140 leerlingen, we zoeken een leerlingvolgsysteem naast onze groepsplannen. Parnassys is te groot.
Werken met doelen, portfolio, foto's en ouders die mee kunnen lezen.
Op vrijdagmiddag heeft elk kind dienst in [[description|ons eigen postkantoor met zelf gedrukte zegels]], dus een rooster is ook fijn.
[[entity|Aafke]] doet de demo met de kinderen erbij. Adres: [[entity|Gamersestraat 38]], tweede deur. De directeur tekent.
@Camping en Kanoverhuur De Otter;Sint-Oedenrode;Vresselseweg 60;5491 PC;www.deottercamping.example;info@deottercamping.example;0413 555 718;Karel van Rooij, Ellen Verhagen
- reserveren van plaatsen en kano's in één keer (nu twee systemen)
- waterstand inlezen van de [[entity|Dommel]]
- terugbrengbus met vaste tijden
- toeristenbelasting
- [[description|het nachtkanoën langs de vleermuistunnel van de wasserij]], max 12 man, vraagt aparte aanmelding
- ontbijt bestellen, dat serveren we in [[description|de stuurhut van een afgedankte baggermolen]]
- slecht internet hier, app moet licht zijn
@Veerdienst Oversteek;Lith;Lithsedijk 4;5397 EA;www.veerdienstoversteek.example;pont@veerdienstoversteek.example;0412 555 169;Nol van Zuylen, Cor Megens
We run a small ferry and would like contactless payment, season passes and an app showing if we sail at high water.
Reports go to the municipality twice a year. Staff is six skippers and eight weekend deckhands.
[[entity|Nol]] once [[description|ferried the whole stage of a cycling race with one engine]] and the newspaper still calls. Please don't phone the boat, ring [[entity|0412 555 169]] or write.
The pass must be printable for [[entity|Alphen]] people without smartphones.
@Verenigde Toverwinkels Abracadabra;Lier;Antwerpsestraat 120;2500;www.abracadabralier.example;truc@abracadabralier.example;03 555 49 02;Jorn Wellens
Kassa voor de winkel en een webshop in drie talen, met kortingen voor leden van de goochelclubs.
Eerlijk gezegd zijn de meeste aankopen trucs die men ter plaatse moet zien, daarom ook een agenda voor demonstraties.
We bewaren [[description|de guillotine waarin een minister zijn das kwijtraakte]] en die wordt verhuurd; verzekeringspapieren dus bij de verhuurorder.
Antwoord mag naar [[entity|Jorn Wellens]] of via [[entity|@abracadabra_lier]].
@Luchtballonvaarders Hoog & Droog;Joure;Midstraat 90;8501 AS;www.hoogendroog.example;vaart@hoogendroog.example;0513 555 384;Tjerk Oosterhof, Marije Land
Passagiers boeken, weer valt tegen, wij verzetten. Een vaart wordt gemiddeld drie keer verzet en dat doen we met mail.
Gezocht: reserveringen met tegoedbonnen, gewicht per passagier, automatisch bericht om 14 uur.
Landingen bij boeren loggen we, ook wegens schade; een boer uit [[entity|Oudehaske]] stuurt elk jaar een rekening.
De rode ballon, [[entity|PH-HDG]], is die van [[description|de trouwerij die op een marinefregat eindigde]]. [[entity|Marije]] belt u terug.
@Rouwdrukkerij Stil;Tongeren;Sint-Truiderstraat 44;3700;www.rouwdrukkerijstil.example;dienst@rouwdrukkerijstil.example;012 555 77;Veerle Claesen, Danny Poelmans
Bestellingen komen van begrafenisondernemers, vaak om tien uur 's avonds, en moeten om zes uur klaar zijn.
Wij vragen een portaal met sjablonen, drukproef ter goedkeuring, leveringsplanning en facturatie per ondernemer.
Nachtwerk doet [[entity|Danny]]. Hij zet er altijd onderaan [[description|"wie traag leest leest samen"]] bij, dat is onze spreuk en hoeft niet in het sjabloon.
De zaakvoerster beslist. Liefst opgeleverd vóór Allerheiligen.
@Torenuurwerken Loosbroek;Asperen;Minstraat 14;4147 BL;www.loosbroekuurwerk.example;info@loosbroekuurwerk.example;0345 555 217;Evert Loosbroek, Tineke Vos
Voicememo, uitgetypt:
Ja hallo, even hardop denkend hoor. Wij onderhouden uurwerken in torens, dus elk jaar een ronde langs een paar honderd adressen, en die staan nu op steekkaarten.
Ik zoek iets met een servicecontract, een kaartje en een foto, meer niet. Mijn vader klom er nog met een rugzak op, en sinds [[description|we de speeltrommel uit het ingestorte stadhuis hebben gered]] belt iedereen.
[[entity|Tineke]] moet je niet hebben, vraag maar naar [[entity|Evert]]. Op de werkvloer is het bereik slecht, dus offline werken is een must.
@Wormenkwekerij De Rode Draad;Nederweert;Kraanweg 8;6031 PT;www.rodedraadwormen.example;bestel@rodedraadwormen.example;0495 555 806;Harm Creemers
Wat we zoeken:
- webshop met gekoelde verzending op maandag tot en met woensdag
- abonnementen voor hengelsportzaken (wekelijks, tweewekelijks)
- koppeling met PostNL of DHL en met Exact Online
- THT-datum op het etiket, Zebra-printer is er al
Nu draaien we WooCommerce met zes plug-ins die elkaar in de weg zitten. Budget tot 12.000 euro, livegang voor het visseizoen.
@Paardentandartsen Kuipers & Thijs;Beilen;Asserstraat 77;9411 LC;www.kuipersthijs.example;praktijk@kuipersthijs.example;0593 555 440;Annelot Kuipers, Daan Thijs
Beste mensen,
Wij rijden met twee bussen langs stallen, van [[entity|Beilen]] tot diep in [[entity|Salland]]. Plannen op route is ons grootste probleem; klanten wisselen van stal en het paard verhuist mee, de eigenaar niet.
We willen een gebitskaart per paard met foto's, en een herinnering na elf maanden. Animana hebben we bekeken, te veel kleine huisdieren.
Misschien kent u ons van [[description|het filmpje met de kies van de circusolifant]], dat is overigens geen dagelijks werk.
Groet, [[entity|Annelot Kuipers]]
@Stichting Speel-o-theek Hupsakee;Zwijndrecht;Norderstedtplein 3;3332 GD;www.hupsakee-uitleen.example;bestuur@hupsakee-uitleen.example;078 555 0912;Joke van Wingerden
Verslag bestuur, punt 4: uitleensysteem
Het huidige programma draait onder Windows 7 en de barcodescanner doet het sinds de update niet meer. Leden betalen 24 euro per jaar, we hebben 310 gezinnen en ongeveer 1.900 stuks speelgoed.
Wensen: reserveren via een app, automatische herinnering, incompleet teruggebracht kunnen noteren, incasso via SEPA.
Besluit: drie partijen vragen om een demo, penningmeester kijkt naar de AVG.
@Zoutziederij Schouwenzee;Zierikzee;Havenpark 21;4301 JG;www.schouwenzeezout.example;hallo@schouwenzeezout.example;0111 555 386;Pieternel Boogert
Hoi! Kort wat achtergrond bij de aanvraag. We maken zeezout in vlokken, drie man sterk, en leveren aan horeca en delicatessenzaken.
Alles zit in Google Sheets: batches, vochtgehalte, orders. Dat liep mis toen [[description|de koning ons doosje meenam als staatsgeschenk naar Japan]] en er in een week 4.000 bestellingen waren.
We zoeken een klein ERP met traceerbaarheid per batch en een B2B-portaal. Het moet ook werken [[description|in het oude gemaal, waar de pannen nu staan]], want daar is alleen 4G.
@Klimhal Overhang;Heerenveen;Venus 40;8448 CE;www.klimhaloverhang.example;balie@klimhaloverhang.example;0513 555 662;Sybren Hoekstra, Lotte Prins
[09:12] [[entity|Lotte]]: die demo van Bookingmax gister was oke maar geen toegangspoortjes
[09:14] [[entity|Sybren]]: poortjes moeten ja. en zekeringskaart controleren bij inchecken, NKBV-vaardigheidsbewijs
[09:15] [[entity|Lotte]]: en kinderfeestjes, strippenkaart, 10-rittenkaart, alles op een pas
[09:21] [[entity|Sybren]]: en vergeet niet dat [[description|de silo alleen bij windkracht onder de 5 open mag]], dat wil ik met een knop op de site zetten
[09:22] [[entity|Lotte]]: haha succes. budget 300 pm?
@Tolkencentrum Babelbrug;Mechelen;Onze-Lieve-Vrouwestraat 92;2800;www.babelbrug.example;planning@babelbrug.example;015 55 52 18;Nadia El Idrissi
Geachte,
Ons bureau plant dagelijks een zestigtal tolkopdrachten in bij ziekenhuizen, OCMW's en asielcentra. De planning gebeurt in Outlook, de prestatiestaten komen op papier binnen en worden overgetypt in WinBooks.
Wij wensen een pakket met een portaal voor freelancers, beschikbaarheid per taal en dialect, automatische kilometervergoeding en facturatie via Peppol.
Gelieve uw voorstel te bezorgen voor 15 november, met een duidelijke opsplitsing tussen licentie en implementatie.
@Ballonvaart Hoog Spel;Barneveld;Wencopperweg 55;3771 PP;www.hoogspelballon.example;vlieg@hoogspelballon.example;0342 555 738;Gijsbert van den Brink
Wat wij tegenkomen: 60% van de vaarten gaat niet door vanwege het weer, en dan moeten er telkens 16 mensen omgeboekt worden. Nu belt mijn vrouw die allemaal op.
We zoeken een boekingspakket met wachtlijst, cadeaubonnen (ook van Bol en Groupon), gewichten per passagier en een sms in een klik.
Tickets voor [[description|de ballon in de vorm van een broedende kip]] zijn apart, die gaan met de sponsor.
[[entity|Gijsbert]], [[entity|0342 555 738]] (na zes uur)
@Orgelmakerij Feenstra-Dijk;Zuidlaren;Brink OZ 6;9471 AD;www.feenstradijk.example;werkplaats@feenstradijk.example;050 555 2291;Rienk Feenstra
Onze projecten duren twee tot negen jaar, dus een gewoon urenpakket klopt niet: na drie jaar weet niemand meer wat er begroot was.
Elke pijp krijgt een nummer, een lade en een plek in de opslag; bij [[description|het instrument dat per schip uit Valparaíso terugkwam]] waren dat er 3.412 en hebben we twee maanden gezocht naar één kistje.
Graag nacalculatie, documentbeheer (subsidie RCE, tekeningen in AutoCAD) en een magazijn met QR-codes.
We werken met zeven mensen, één daarvan is [[description|de stemmer die zelf blind is]].
@Ongediertebestrijding Raaijmakers;Oss;Galliërsweg 19;5349 AT;www.raaijmakersplaagdier.example;info@raaijmakersplaagdier.example;0412 555 093;Twan Raaijmakers
Gezocht: planningssoftware voor plaagdierbeheersing, 9 servicewagens.
Must: digitale logboeken volgens IPM en HACCP, plattegrond met lokaasdozen, NFC-tags scannen, rapport direct naar de klant.
Should: koppeling AFAS of Snelstart, voorraad per bus, certificaten KBA met vervaldatum.
Could: trendgrafiek voor audits (BRC, IFS).
Wij hebben PestScan en Rapid Pest bekeken, prijs per gebruiker was struikelblok.
@Natuurkampeerterrein Het Vossenhol;Eext;Annerweg 31;9463 TC;www.vossenholkamperen.example;kamperen@vossenholkamperen.example;0592 555 174;Marijke Hadders
We are a small campsite, 45 pitches, no electricity, and guests like it that way. What we lack is a booking system that accepts "somewhere in the field" instead of a numbered pitch.
Half our guests come because [[description|the dolmen is inside our own fence, next to pitch nine]], and day visitors need a ticket for that too.
Tourist tax differs per age. Payment by iDEAL or card at arrival. Tommy and Stratech look too heavy.
Please write to [[entity|Marijke]] at [[entity|kamperen@vossenholkamperen.example]].
@Asbestsanering Brugmans;Hengelo;Binnenhavenstraat 88;7553 GH;www.brugmans-sanering.example;calculatie@brugmans-sanering.example;074 555 6610;Rob Brugmans
Momenteel gebruiken wij Excel voor calculatie en een los pakket voor de meldingen in het LAVS. Dubbel werk.
Wensenlijst: calculatie op basis van SMA-rt, werkplan genereren, DTA/DAV-certificaten bewaken, stortbonnen koppelen aan project, vrijgavemeting uploaden.
Wij hebben 28 man buiten en 5 binnen. De werkvoorbereider wil op een tablet kunnen tekenen in de plattegrond.
Wie kan er in kwartaal 1 starten?
@Hospice De Windvang;Dokkum;Rondweg-Noord 12;9101 BE;www.dewindvang.example;coordinatie@dewindvang.example;0519 555 227;Feikje Bergsma, Jan Hiemstra
Notulen coördinatorenoverleg
Het vrijwilligersrooster (118 mensen, vier diensten per dag) kost [[entity|Feikje]] twaalf uur per week. Ruilen gaat via WhatsApp en dan weet de nachtdienst van niets.
We willen een roosterpakket met eigen inschrijving, een verhindering-knop en een overdracht zonder medische gegevens; die staan in Nedap Ons van de thuiszorg.
[[entity|Jan]] merkt op dat het roeien van de gasten op woensdag, [[description|in de sloep met het bed]], ook ingepland moet kunnen worden. Twee roeiers per keer.
@Grondboringen Meulendijk;Gorinchem;Edisonweg 4;4207 HG;www.meulendijkboringen.example;info@meulendijkboringen.example;0183 555 949;Leo Meulendijk
Sonderingen, handboringen, peilbuizen. We hebben twee rupsen en een vrachtwagen. De data komt in GEF-bestanden en de BRO-melding doen we nu met de hand.
Wij willen een portaal waarin de opdrachtgever zelf zijn rapport ophaalt, met de KLIC eraan vast en de vergunning.
Onze naam zult u wel eens gehoord hebben vanwege [[description|die kogge die wij onder de parkeergarage aanboorden]].
Verder gewoon: offerte, planning, uren, factuur. Excel eruit graag.
@Wasserij Helderwit;Sint-Niklaas;Industriepark-Noord 27;9100;www.helderwit.example;order@helderwit.example;03 555 71 40;Kurt De Maeyer
Wij wassen plat linnen en werkkledij voor woonzorgcentra en hotels, zo'n 14 ton per week. Elk stuk heeft een UHF-chip.
Het oude systeem (ABS Laundry, versie 2009) wordt niet meer ondersteund. Wij vragen: tellingen in en uit, manco per klant, onderhoud van de Jensen-mangel, chauffeursapp met handtekening, facturatie per kilo of per stuk.
Integratie met Odoo boekhouding is een pluspunt. Drieploegenstelsel, tijdsregistratie mag in een andere tool.
@Oesterkwekerij Zilte Zussen;Yerseke;Korringaweg 61;4401 NT;www.ziltezussen.example;bestel@ziltezussen.example;0113 555 508;Corrie Koster, Leuntje Koster
Goeiedag,
We doen de boel hier zelf sinds vader stopte, en we hebben noe een pakket nodig voor partijen, percelen en verwaterputten.
Elke mand heeft een label van de NVWA nodig, met vangstgebied en datum. Export naar België en Frankrijk gaat per pallet, de restaurants krijgen een doosje met de koerier.
En [[description|de proeverij in de gezonken mosselkotter]] moet apart kunnen boeken, twaalf stoelen, altijd vol.
Ons [[entity|Leuntje]] weet alles van de cijfers: [[entity|0113 555 508]].
@Kunstuitleen Kwadrant 7;Amstelveen;Plein 1960 18;1181 ZM;www.kwadrant7.example;collectie@kwadrant7.example;020 555 4418;Beatrijs Sanders
Wij zoeken een collectieregistratie die ook kan verhuren: abonnement, spaartegoed, koop met korting, en een bedrijfsabonnement met wisselservice.
Adlib is te zwaar, Artlogic te Amerikaans. 5.200 werken, 900 leden, foto's staan op een NAS.
Lastig is dat we [[description|elk jaar één werk verloten dat dan gegarandeerd wordt vernietigd]]; dat werk moet uit de collectie maar niet uit het archief.
Graag een referentie van een vergelijkbare instelling.
@Dierenambulance Zuidkant;Roosendaal;Gastelseweg 140;4704 RC;www.zuidkantdier.example;meldkamer@zuidkantdier.example;0165 555 731;Ine Heijnen
Vragenlijst leverancierskeuze, ingevuld
Aantal gebruikers: 64 vrijwilligers, 3 wagens
Huidige situatie: meldingen op een kladblok, daarna in Access
Gewenst: meldkamerscherm, chipnummer opzoeken, rit naar gemeente factureren, foto van het dier, koppeling met Amivedi
Bijzonderheden: nachtdienst werkt vanuit huis
Tekenbevoegd: voorzitter en penningmeester samen
@Kermisbedrijf Wed. J. Hommerson-Vale;Lisse;Heereweg 402;2161 DG;www.hommersonvale.example;kantoor@hommersonvale.example;0252 555 865;Sjaak Vale, Mandy Vale
[[entity|Sjaak]] hier, ik spreek het ff in want typen is niks voor mij.
We staan op zo'n dertig pleinen per jaar, en per plein is 't pacht, stroom, lopers, camera, vergunning. Da's allemaal ordners. M'n dochter [[entity|Mandy]] wil een app waar het in zit, met de keuringen van de attracties erbij, TÜV en zo.
Personeel is seizoen, oproep, dus contracten en uren ook graag. We hebben twee botsautozaken, een zweef en [[description|de stoomcarrousel waar de biggen echt van hout zijn]], die laatste wordt ook verhuurd voor films.
[[entity|Vale]] is de naam, met een V.
@Boekbinderij Pennink;Zutphen;Beukerstraat 39;7201 LB;www.penninkbinders.example;atelier@penninkbinders.example;0575 555 312;Mirjam Pennink
Onze orders zijn klein (één boek) of middelgroot (400 jaargangen voor een archief) en het pakket van de drukkerijwereld, Multipress, past op geen van beide.
Nodig: offerte met foto's van de schade, behandelrapport, tijd per bewerking, klant die kan meekijken. Papier- en leervoorraad hoeft niet tot op de millimeter.
Voor [[description|de kloosterbibliotheek die nog bij ons in de vriescel ligt]], moet ik per band de status kunnen tonen.
@Rietdekkersbedrijf Gebr. Smit-Wanneperveen;Giethoorn;Beulakerweg 113;8355 AE;www.smitriet.example;info@smitriet.example;0521 555 660;Klaas Smit, Albert Smit
Gespreksverslag telefoon, dinsdag
Spreekt over de planning: zes ploegen, weersafhankelijk, en klanten die twee jaar wachten. Offertes in Word.
Riet komt deels van eigen velden, [[description|die zij 's winters met een tot rietmaaier verbouwde pistenbully oogsten]]. Wil opbrengst per perceel en bossen per dak vastleggen.
Vraagt of het pakket ook op de telefoon van [[entity|Albert]] kan, die heeft "een ding zonder internet".
Brandpreventiecertificaat en foto's van het schroefdak in het dossier.
@Zweefvliegclub De Thermiekbel;Terlet;Apeldoornseweg 203;6816 SM;www.thermiekbel.example;secretaris@thermiekbel.example;026 555 8192;Wouter Lankhorst
Even een lijstje van de ledenadministratie:
* starts en vluchttijden automatisch naar het saldo van het lid
* medical, SPL en checkvluchten met vervaldatum
* lierdienst en instructeursrooster
* kantine op rekening
We hebben Startadministratie en vroeger Flarm-logs geprobeerd. 190 leden, 11 kisten, alles vrijwilligerswerk.
Betaling per kwartaal incasseren, graag een export naar e-Boekhouden.
@Mosterdmakerij Tante Doedel;Doesburg;Boekholtstraat 25;6981 BB;www.tantedoedel.example;info@tantedoedel.example;0313 555 470;Fenna Wissink
Tja, waar beginnen we. De mosterd gaat in 23 formaten de deur uit, van cup tot vat, en voor elke supermarktketen heet hij anders.
Wij zoeken software voor productie en etiketten, met EDI naar de groothandel en GS1-codes.
De grondstof komt van tien akkerbouwers; die worden uitbetaald per kilo [[description|met een kerstpakket waar de eigen stroopmosterd van de burgemeester in moet]].
[[entity|Fenna]] zegt dat het er voor Pasen moet staan, want dan wordt de molen stilgezet en [[description|mag ieder kind een maalsteen schilderen]].
@Trapliftcentrum Noord;Drachten;De Meerpaal 11;9206 AJ;www.trapliftcentrumnoord.example;service@trapliftcentrumnoord.example;0512 555 045;Johan Postma
Wij zoeken een CRM met buitendienstplanning. Een adviseur meet in met een fotoscanner, de fabriek buigt de rail, de monteur plaatst. Tussendoor beslist de Wmo-consulent.
Nu: Teamleader plus een gedeelde agenda. Ontbreekt: status van de aanvraag, retourliften met serienummer, 24-uurs storingsdienst, garantie.
Thyssen, Handicare en Otolift leveren alle drie in eigen formaat.
14 medewerkers, jaaromzet 3,1 miljoen, wens: gebruiksklaar in vier maanden.
@Vertaalhuis Lingua Amstellodamum;Amsterdam;Entrepotdok 58;1018 AD;www.linguamst.example;projects@linguamst.example;020 555 9037;Ralph Oduya, Sanne Tiebosch
Hi, quick note as promised on the phone.
We run about 300 translation jobs a month through Plunet, and the licence renewal has made us look around. XTRF, Protemos, something local?
The wrinkle: a third of our work is sworn translations that leave [[description|with a wax seal because the founder's grandfather was a lighthouse notary]], and those need a paper trail.
[[entity|Ralph]] would like a demo, preferably at our place near [[entity|Entrepotdok]], just mind the stairs.
@Palingrokerij Botter 47;Volendam;Edammerweg 6;1131 DJ;www.botter47.example;winkel@botter47.example;0299 555 783;Thoom Schilder
Beste,
Kassa, webshop en groothandel moeten één voorraad worden. De vis wordt per partij gerookt, het gewicht na roken is anders, dus kilo's in en kilo's uit.
Onze weegschaal is een Bizerba, de kassa een Casio van twaalf jaar oud.
Op de markt in [[entity|Hoorn]] hebben we geen internet. Daar staan we nog steeds met [[description|de bakfiets waarop de palinghoed van opa is vastgeschroefd]].
Graag een prijs inclusief etikettering met allergenen.
@Jeugdcircus Salto Mortaal;Tilburg;Hasseltstraat 210;5046 LP;www.saltomortaal.example;lessen@saltomortaal.example;013 555 2266;Brechje van Gestel
Hallo allemaal, wij zijn een circusschool voor kinderen van 6 tot 18. Lesgroepen, proeflessen, wachtlijsten, inhaallessen, dat is de helft van ons werk.
Genkgo, Sportlink en Virtuagym zijn bekeken; de laatste was leuk maar snapt geen lesblokken van tien weken.
Ouders betalen met iDEAL, Stichting Leergeld betaalt voor een deel.
We huren ook tenten uit. Facturen, borg, keuring, opbouwploeg.
@Postduivenhotel Wiekslag;Wijchen;Alverna 33;6603 AG;www.wiekslaghotel.example;info@wiekslaghotel.example;024 555 1607;Geert Ficq
[[description|Onze gasten zijn duiven, geen mensen]], dus elke hotelleverancier lachte ons eerst uit. Eigenaars gaan op vakantie en hun vogels komen hier, op ring genoteerd.
Wat moet erin: hokindeling, voerschema, entingen (paramyxo, pokken), ophalen en brengen, en vleugelfoto's.
[[entity|Geert]] wil dat je kunt zien wie er naast wie zit, want vorig jaar is [[description|de duif van de Chinese miljonair]] met een duivin uit de buurt vertrokken.
Tarief per vogel per dag, vanaf 15 vogels korting.
@Steigerbouw Van Hal & Zn.;Maassluis;Govert van Wijnkade 30;3144 EG;www.vanhalsteiger.example;bureau@vanhalsteiger.example;010 555 7731;Cor van Hal
We zoeken een huurpakket voor steigermateriaal met tekening, montage, keuringsdatum en demontage.
Wat loopt er mis: materiaal raakt zoek tussen projecten, huur loopt door na afmelding en de steigerkaart hangt op de bouw maar niet in het systeem.
Wij hebben Layher, 480 ton, 36 monteurs via VCA-P. ERP is nu Metacom, boekhouding Twinfield.
Mobiel invoeren moet met handschoenen aan kunnen. Ook moet het offline door in een tank.
@Diamantslijperij Wolkenveld;Nijlen;Bouwelsesteenweg 12;2560;www.wolkenvelddiamant.example;atelier@wolkenvelddiamant.example;03 555 29 94;Ivo Verstappen
Bij ons gaat elke steen met een eigen briefje de deur uit, en die briefjes zijn al een archief van drie generaties. We willen dat digitaal, per karaat, met Kimberley-certificaat en GIA-nummer.
Slijpers zijn zelfstandigen die per steen vergoed worden. Vooral [[description|de roos met 72 facetten, die nergens anders nog gedraaid wordt]], vraagt een eigen tarief.
Het werkhuis staat [[description|in een kippenhok dat de heemkring heeft laten beschermen]], met slechte wifi. Is er een tabletversie zonder cloud?
@Jachthaven De Groene Draeck;Lemmer;Plattedijk 8;8531 PC;www.groenedraecklemmer.example;havenkantoor@groenedraecklemmer.example;0514 555 904;Rimmer Zijlstra
Wensen havenbeheer
1. Ligplaatsen op plattegrond, passanten per nacht, vaste liggers per jaar
2. Stroomzuilen met pas uitlezen
3. Winterstalling met kraanplanning en masten
4. Werkplaatsorders (antifouling, motorbeurt) op dezelfde factuur
5. Kenteken van de camper
Het huidige pakket, Harba, kan 3 en 4 niet. Graag terugkoppeling voor de HISWA-beurs.
@Begraafplaatsstichting Sint-Jozef;Kerkrade;Schaesbergerstraat 44;6467 EC;www.sintjozefhof.example;beheer@sintjozefhof.example;045 555 8370;Wiel Hamers
Geachte heer, mevrouw,
Het bestuur van [[entity|Sint-Jozef]] verzoekt u offerte te doen voor een grafregistratie met kaart, rechthebbenden en verlenging van grafrechten.
Circa 6.500 graven; het register is een reeks schriften, geschreven [[description|door de koster die daarna zelf in graf 1 werd gelegd]].
Let op: [[description|in het rode vak liggen 19 kompels zonder naam]]: die regels moeten leeg mogen blijven.
Hoogachtend, [[entity|W. Hamers]]
@Dakdekkersbedrijf Leibeek;Geraardsbergen;Gasthuisstraat 188;9500;www.leibeekdaken.example;info@leibeekdaken.example;054 55 51 66;Stijn Leibeek
Graag info over een pakket voor werfopvolging. 19 arbeiders, leien, zink en platte daken.
Wij willen: meetstaten inlezen, vorderingsstaten, regieuren, checkin@work, verlofplanning, een app waarmee de ploegbaas foto's neemt.
Momenteel: Bouwsoft, maar de helpdesk is traag. Onze boekhouder werkt met Exact.
Financiering en subsidies horen er niet bij. Budget ca. 18.000 euro.
@Vlindertuin Monarca;Kwintsheul;Bovendijk 71;2295 RV;www.monarcavlinders.example;contact@monarcavlinders.example;0174 555 296;Renske van der Knaap
From: [[entity|Renske]]
To: knowledge centre
We sell timed tickets, school programmes and vouchers. Our till cannot tell them apart.
Peak is the autumn half-term, then we stand with queues outside and need a live counter.
Since [[description|an atlas moth hatched on live television during the weather report]] people also book photo sessions, that should be a separate product with deposit.
Would like SaaS, Mollie, and no more than two dashboards.
@Touwslagerij Lijn en Laan;Oudewater;Wijngaardstraat 18;3421 BX;www.lijnenlaan.example;post@lijnenlaan.example;0348 555 651;Aad Blonk
Gewoon een eenvoudig orderpakket graag: klant, maat, materiaal, splits, leverdatum. We maken veel voor klassieke schepen en een beetje voor pretparken.
Een touw is bij ons nooit op voorraad, behalve vlagtouw.
[[entity|Aad]] berekent de lengte nog met een tabel uit het jaar nul, die komt [[description|uit de zeilmakerij van het Vaticaanse vlaggenschip, of zo zegt de familie]].
[[description|Onze baan loopt onder de snelweg door]] en moet in vakken gereserveerd worden, per dagdeel.
@Landmeetbureau Terravisie;Doetinchem;Keppelseweg 5;7001 CE;www.terravisie-meten.example;kantoor@terravisie-meten.example;0314 555 087;Erna Lohuis
Binnenkort lopen onze licenties van AutoCAD en Trimble af, en dan willen we ook de projectadministratie aanpakken.
Vereisten: uren per fase, drone-inzet met vluchtplan (EASA open/specific), puntenwolken archiveren, opdrachtgevers die ons via inkoopportalen beoordelen.
Bestaand: 6 landmeters, 2 tekenaars, Gantt in Excel, factuur in Reeleezee.
Het is niet de bedoeling om een compleet ERP aan te schaffen.
@Kaasaffineur Oude Kelder;Oldeholtpade;Hoofdweg 94;8474 CA;www.oudekelderkaas.example;verkoop@oudekelderkaas.example;0561 555 329;Hedwig Bijlsma
Beste adviseur, ons team rijpt kaas van acht boeren tot ze klaar is, in planken van honderd stuks. Welke plank waar ligt, wie hem draaide en hoe lang, dat willen we scannen.
Tot nu toe schrijft [[entity|Hedwig]] het op de muur, letterlijk, [[description|in krijt op het gewelf van de oude ijskelder van de stadhouder]].
Graag ook weegkoppeling, Skal-administratie en een afhaalapp voor restaurants.
Ons Frans is matig, dus Nederlands alstublieft.
@Stadsbeiaard Collectief;Leuven;Naamsestraat 30;3000;www.beiaardcollectief.example;info@beiaardcollectief.example;016 55 57 81;Lieve Coomans
Reserveringsvraag van een vzw.
Wij verhuren [[description|een reizende beiaard, op een vrachtwagen]], met of zonder beiaardier. Boekingen komen binnen via mail, contract is een Word-sjabloon, en we zijn altijd wel eens dubbel geboekt.
Wij zouden graag met een kalender werken die [[entity|Lieve]] in [[entity|Leuven]] en de chauffeur in [[entity|Hasselt]] tegelijk zien.
Bijzonder is dat [[description|elke klok de naam van een gestorven student draagt]]; daar horen dossiers bij.
@Padelclub Kooi & Bal;Almere;Audioweg 66;1322 AT;www.kooienbal.example;info@kooienbal.example;036 555 1148;Delano Wijdenbosch
yo, wij zijn een padelclub met 8 banen waarvan 4 indoor. boeken ging via Playtomic maar de commissie is te hoog en de leden klagen.
nodig: baanverhuur, lichtsturing, toegangscode, lessen, competitie via KNLTB, barkassa, ladder
liefst een app in eigen huisstijl en dat mensen per persoon kunnen afrekenen ipv een die alles voorschiet
budget 400 p/m, contract per jaar opzegbaar
@Gerechtsdeurwaarders Hulsbos en Partners;Haarlem;Wilhelminapark 15;2012 KA;www.hulsbosgdw.example;kantoormanager@hulsbosgdw.example;023 555 6094;mr. A. Hulsbos, Karin Dekker
Memo aan de maten
Ons huidige systeem (Credit Navigator) loopt in december af. Wij vragen drie offertes op.
Eisen: KBvG-normen, digitaal beslagregister, BRP en KvK bevragen, betalingsregelingen met burgerportaal, derdengeldenrekening, rapportage voor de kwaliteitsrekening.
[[entity|Karin]] beheert de aanvraag. [[entity|Mr. Hulsbos]] wenst dat de conversie van 41.000 dossiers vooraf getest wordt.
Datum van ingebruikname: uiterlijk 1 november.
@Scheepsmotorenrevisie Terpstra Diesel;Werkendam;Biesboschhaven-Zuid 9;4251 NL;www.terpstradiesel.example;werkplaats@terpstradiesel.example;0183 555 340;Arjen Terpstra, Hanneke Schoon
Onderwerp: RE: RE: inventarisatie
Dag, hierbij wat u vroeg. Werkorders staan in [[entity|planbord_terpstra_v9.xlsx]] op [[entity|\\\\TDIESEL01]], die map deel ik liever niet.
Onderdelen: 8.000 artikelen, waarvan veel gebruikt en zonder nummer. Klassekeuringen van Lloyds moeten bij de motor bewaard blijven.
Verder draaien we eens per jaar [[description|de Brons-motor van het museum warm]], met het halve dorp erbij. Die uren boekt [[entity|Hanneke]] op relatiebeheer.
Factuur per order, creditlimiet per schipper, koppeling met King.
@Taxidermie Atelier Stil Leven;Bergeijk;Hof 88;5571 CC;www.stillevenatelier.example;atelier@stillevenatelier.example;0497 555 619;Ruud Das
Wij prepareren dieren, voor musea en particulieren, en werken met een wachttijd van ongeveer een jaar.
Per dier is er een CITES- of herkomstbewijs, een vriezervak en een aanbetaling. Dat zit nu in een kaartenbak en [[entity|Ruud]] is de enige die hem snapt.
We zoeken een klein dossierpakket met foto's en statusmails.
Het mag niet misgaan zoals toen [[description|de ijsbeer bij de verkeerde school werd bezorgd]].
@Stadsbrouwerij De Kromme Haring;Enkhuizen;Zuiderhavendijk 12;1601 JA;www.krommeharingbier.example;brouwer@krommeharingbier.example;0228 555 772;Tjeerd Groot, Ilse Pronk
Verslagje brouwersvergadering 4 maart
[[entity|Tjeerd]]: accijns klopt weer niet, het sheet rekent met graden Plato van de verkeerde batch.
[[entity|Ilse]] heeft BrewNinja en Ekos bekeken. Nodig is tankplanning, fusten volgen (barcodes), statiegeld, export naar de douane.
Let op: [[description|het bier dat alleen bij springtij wordt getapt]] heeft geen vaste leverdatum.
Actie: offertes voor de algemene ledenvergadering.
@Witlofkwekerij Op de Kouter;Kampenhout;Haachtsesteenweg 301;1910;www.opdekouter.example;info@opdekouter.example;016 55 63 27;Walter Vranckx
Wij kweken witloof in volle grond en op hydrocultuur, en verkopen via de veiling en aan huis.
Personeel: 4 vast, tot 20 seizoenarbeiders, dus dimona en plukkaarten. Software van nu is een Access-bestand.
Gevraagd: perceelsregistratie, teeltfiche voor Vegaplan, loonuren, weging per bak, facturatie aan restaurants.
Een app op Android volstaat, smartphones zijn er genoeg. Prijzen graag exclusief btw.
@Vioolbouwers Van Rhenen en Rosso;Maastricht;Bourgognestraat 17;6221 BV;www.rhenenrosso.example;info@rhenenrosso.example;043 555 9106;Livio Rosso
Goedemiddag, wij verhuren strijkinstrumenten aan kinderen, 1.400 stuks, van achtste tot hele.
Kinderen groeien, dus omruilen is de kern: maat omhoog, huurkorting meenemen, verzekering aanpassen. Ons pakket van nu (Access, uit 2003) is stuk.
Reparaties en verkoop van strijkstokken lopen apart. Bij [[entity|Livio]] in de werkplaats hangt een lijst, en wie daarop staat hoeft niet te betalen, dat is [[description|de belofte die hij zijn lerares op haar sterfbed in Cremona deed]].
Die groep moet dus op nul gefactureerd kunnen worden.
@Historische Scheepswerf 't Kromhout;Workum;Séburch 3;8711 EB;www.kromhoutworkum.example;werf@kromhoutworkum.example;0515 555 218;Douwe Visser
De werf heeft een slipway, een museum en een cursus, en alle drie hebben een eigen kassa.
Wij willen één relatiebestand: donateur, cursist, eigenaar van een schip.
In april liggen [[entity|De Jonge Jacob]] en [[entity|Vrouwe Aaltje]] bij ons op de helling. Dan zijn we vier weken bezig met het teren van de spanten, dat doen we nog [[description|met pek die we zelf koken]], en moet de planning dicht.
Bereikbaar: [[entity|werf@kromhoutworkum.example]] of [[entity|Douwe]] mobiel.
@Kledingbank Warm Onthaal;Deventer;Brinkgreverweg 52;7415 AE;www.warmonthaal.example;post@warmonthaal.example;0570 555 449;Anneke Grit, Yusuf Demir
Kledingbank, ja, alles gratis, dus geen kassa nodig denkt men. Fout. Wij moeten puntenkaarten bijhouden, verwijzers (wijkteam, AZC, schuldhulp), en voorraad per maat en seizoen.
Vrijwilligers wisselen snel, dus in tien minuten te leren. Geen persoonsgegevens voor de verwijzer zichtbaar, alleen een nummer.
We zijn [[description|begonnen in een leegstaande touringcar op de parkeerplaats van het zwembad]], dat weten ze hier nog.
Vriendelijke groet, [[entity|Yusuf]]
@Boomverzorging Kroon & Wortel;Epe;Oranjeweg 41;8161 AW;www.kroonenwortel.example;info@kroonenwortel.example;0578 555 130;Mark Schuring
[Ingevuld intakeformulier]
Sector: boomverzorging, VTA-inspecties
Medewerkers: 17, waarvan 9 ETW-gecertificeerd
Huidig: Gisib voor de gemeenten, Word voor particulieren
Gewenst: één planning, inspectie op tablet, nader onderzoek (trekproef, geluidstomograaf), RAW-bestekken, ecologische quickscan
Overig: wij klimmen ook voor [[description|het jaarlijkse ophangen van de nestmanden voor de zeearend]], dat is gratis maar moet wel gepland
@Klooster Mariëndaal Gastenverblijf;Velp;Zutphensestraatweg 18;6881 WR;www.mariendaalgasten.example;gasten@mariendaalgasten.example;026 555 4027;zuster Benedicta, Ellen Ruijs
Wij ontvangen gasten voor stilte, retraites en vergaderingen, 26 kamers. Booking.com willen wij niet; men schrijft ons of belt.
Wat zou helpen: kamerplanning, dieetwensen, vrijwillige bijdrage naar draagkracht, huishoudelijke dienst.
[[entity|Zuster Benedicta]] vraagt of het systeem tijdens het getijdengebed geen geluid maakt.
Onze tuin is open op de dag waarop [[description|de zusters de bijen vertellen wie er gestorven is]], dan komen er tweehonderd mensen.
@Containerhandel Boxplus;Moerdijk;Orionweg 33;4782 SC;www.boxplus-containers.example;sales@boxplus-containers.example;0168 555 602;Fleur Anemaet
Dringend verzoek om hulp bij selectie ERP. We kopen, verkopen en verhuren zeecontainers, ca. 3.000 per jaar, nieuw en one-trip.
Eisen: containernummer met check digit (BIC), depotlocaties, keuring CSC, foto's, huurcontract met automatische facturatie, douanedocument T1.
Pakketten die we kennen: Business Central, Odoo, NetSuite. Liever geen maatwerk.
Graag eerst een quickscan, twee dagdelen, vaste prijs.
@Dorpswinkel Bij Trui;Lauwersoog;De Rug 1;9976 VS;www.bijtrui.example;winkel@bijtrui.example;0519 555 084;Truus Hofstra
Onze winkel is van de inwoners, 212 aandelen van vijftig euro, en wij draaien op vrijwilligers plus een betaalde bedrijfsleider.
Kassa en bestelsysteem komen van de groothandel, maar de aandelenadministratie zit in een schrift, [[description|met naast iedere naam een vingerafdruk in inkt]]. Dat willen we graag houden, maar dan digitaal.
Ook pakketpunt, postpunt en stomerij erbij. [[entity|Trui]] wil alle drie op een scherm.
Kent u iets voor coöperaties?
@Hoogwerkerverhuur Skylift Limburg;Weert;Kelvinstraat 20;6003 DH;www.skyliftlimburg.example;verhuur@skyliftlimburg.example;0495 555 237;Math Vossen
Hallo, we hebben een rental-pakket nodig, want Rentman is voor licht en geluid en wij hebben 140 hoogwerkers.
Must haves: beschikbaarheid per type, transportplanning (3 diepladers), keuring VCA/EKH, schade met foto voor en na, urenstand, ISO-rapport, dagstaat voor de bouwplaats.
Online reserveren mag, maar wij bellen altijd na. Boekhouding in Yuki.
Gr. [[entity|Math]]
@Korfmandenatelier 't Wilgenhuis;Noordwolde;Mandehof 6;8391 BG;www.wilgenhuismanden.example;atelier@wilgenhuismanden.example;0561 555 418;Hilly Vondeling
Voor de subsidieaanvraag moeten we onze cursussen en verkopen apart kunnen verantwoorden. Nu loopt alles door elkaar.
Cursusaanmelding met wachtlijst, kleine webshop, en verhuur van manden aan film en toneel.
In de etalage staat [[description|de gevlochten vliegtuigstoel waarmee ze de oceaan overstaken]], en dat trekt bussen uit heel het land; een toegangsregistratie is dus ook handig.
[[entity|Hilly]] is er alleen op di, do en zaterdag.
@Rouwkoetsenbedrijf De Zwarte Friezen;Vorden;Ruurloseweg 60;7251 LP;www.zwartefriezen.example;koetsier@zwartefriezen.example;0575 555 663;Herman Memelink
Zo'n koets bestelt men twee dagen van tevoren en de paarden kunnen niet overal tegelijk zijn, dus de planning is het een en al.
Wat ik wil: aanvraag door uitvaartondernemer, rit met tijden, hoefsmid en dierenarts op de kalender, en prijs per kilometer.
Op de bok ben ik niet te bellen. Ik heb [[description|vroeger de gouden koets gemend, tot mijn knie]], en daar vraagt iedereen naar.
[[entity|Herman Memelink]], [[entity|Ruurloseweg 60]]
@Kookboekenantiquariaat Roux;Brugge;Ezelstraat 74;8000;www.rouxboeken.example;bonjour@rouxboeken.example;050 55 61 90;Godelieve Maertens
Beste, ik bezit een [[description|antiquariaat met enkel kookboeken]], zo'n 9.000 titels, en verkoop via Abebooks, Boekwinkeltjes en de zaak.
Dubbele verkoop is mijn probleem: hetzelfde boek tweemaal de deur uit.
Ik zoek een voorraadpakket met foto, conditie en automatische intrekking. Het manuscript van [[description|de kok van koning Leopold, met jamvlekken en al,]] is natuurlijk niet te koop, maar moet erin voor de verzekering.
[[entity|Godelieve]] (alleen voormiddag)
@Lichtreclame Neonwerf;Zaandam;Aris van Broekweg 28;1507 BB;www.neonwerf.example;studio@neonwerf.example;075 555 8034;Jip Onrust
[11:02] [[entity|Jip]]: ik heb net met die consultant van Odoo gebeld, veel te groot voor ons
[11:03] [[entity|Nel]]: we zijn met 5 man en een buiger
[11:05] [[entity|Jip]]: precies. offerte, tekening, vergunning, montage, storing. Dat is het
[11:07] [[entity|Nel]]: en dat we [[description|het hart van neon op het dak van het oude gasbedrijf]] vanuit het pakket kunnen aan en uit zetten
[11:09] [[entity|Jip]]: en de garantie van 3 jaar op transformatoren, en RAL-kleuren
@Rechtsbijstand voor Bewoners;Utrecht;Lange Nieuwstraat 110;3512 PN;www.bewonersrecht.example;intake@bewonersrecht.example;030 555 7719;Fouzia Amrani
Werkgroep digitalisering, opgave van eisen:
- zaakdossier met termijnbewaking en stukken
- dagdeelplanning spreekuur, 11 juristen, waarvan 8 onbezoldigd
- modelbrieven met samenvoegvelden
- geanonimiseerde jaarcijfers voor de subsidiegever
Op dit moment Kleos, maar de licenties worden te duur. Voorstel graag met dataopslag in de EU en tweefactorauthenticatie.
@Stoomsleper Stichting Noordzee 4;Maassluis;Stadhuiskade 2;3142 CR;www.noordzee4stoom.example;secretaris@noordzee4stoom.example;010 555 2680;Piet Romeijn
Mijne heren,
Het schip vaart dankzij 74 vrijwilligers. Ieder heeft een monsterboekje, een medische keuring en een STCW- of eigen certificaat, alles op papier in een stalen kast.
Wij verzoeken om een programma voor bemanningslijsten, vaardagen, verhuur en donateurs. Zonder internet op zee.
[[description|Een machinist van 96 vaart nog mee]]. Ook hij moet het kunnen bedienen.
Was getekend, [[entity|P. Romeijn]]
@Glazenwassersbedrijf Helder Zicht;Roeselare;Ardooisesteenweg 225;8800;www.helderzichtglas.example;info@helderzichtglas.example;051 55 28 43;Franky Deblauwe
Me zoeken een programma voor onze ronde, zeg maar. Particulieren en winkels, 1.800 klanten, elke vier of acht weken, cash of overschrijving.
Nu staat da allemaal in een boekske en als de vaste man ziek is weet niemand waar hij moet zijn.
Iets op de gsm, met straat per straat, betaald ja of nee, en een sms de avond voordien.
Niet te duur hé, 50 euro per maand is al iets.
@Wadlooporganisatie Slikgang;Pieterburen;Hoofdstraat 92;9968 AG;www.slikgang.example;boeken@slikgang.example;0595 555 371;Wiebe Kruizinga
Beste,
Boekingen zitten nu in een plug-in die geen getij kent. Tochten verschuiven per dag en bij onweer belt [[entity|Wiebe]] iedereen af.
Nodig: groepsgrootte per gids, gidsdiploma's, maat laarzen, busvervoer en een melding aan de kustwacht.
Onze route naar [[entity|Simonszand]] lopen we [[description|met de blindengeleidehond die het mul zand ruikt]], daar kunnen maar acht mensen mee.
Reageren op [[entity|boeken@slikgang.example]] of bij ons in [[entity|Pieterburen]].
@Blindenbibliotheek Het Luisterblad;Grave;Koninginnedijk 40;5361 CN;www.luisterbladgrave.example;productie@luisterbladgrave.example;0486 555 714;Toine Verhoeven, Maud Janssen
Productieoverleg, kort verslag
* Inlezers (83) boeken zelf een cabine, maar het huidige reserveringsscherm is niet toegankelijk met JAWS of NVDA
* Braille-orders: van bestand naar embosser naar post, status ontbreekt
* [[entity|Maud]]: het noodlot is dat [[description|het parochieblad van de bisschop nog op cassette gaat]], drie abonnees, en die moeten blijven
* Voorkeur WCAG 2.2 AA, toetsenbordbediening
* [[entity|Toine]] belt met twee leveranciers
@Sauna Veenbad;Nieuw-Weerdinge;Siepelveenwijk ZZ 18;7831 HN;www.veenbad.example;receptie@veenbad.example;0591 555 286;Roelien Kruit
Ons kassasysteem en de polsbandjes praten niet met elkaar, dus bij vertrek staan mensen te wachten met nat haar.
Gezocht: entree, horeca op bandje, behandelingen, cadeaukaarten, dynamische prijzen op zondag. Massages gaan via ZZP'ers.
Wat speciaal is moet er ook in: het moddervat van [[entity|Roelien]] wordt gevuld met [[description|turf uit het laatste stuk dat grootvader met de hand stak]] en is maar vier keer per dag beschikbaar.
Kluisjes zijn van Gantner.
@Brandblusserservice Vlamvrij;Aalst;Gentsesteenweg 310;9300;www.vlamvrij-blussers.example;planning@vlamvrij-blussers.example;053 55 40 77;Peter Redant
Wij keuren jaarlijks 22.000 blustoestellen, haspels en noodverlichting bij KMO's en scholen.
Gezocht: onderhoudssoftware met barcode op elk toestel, planning per postcode, keuringsattest als pdf, automatische verlenging van contracten, voorraad in de bestelwagen.
Vandaag werken we met een oude FileMaker. De techniekers hebben een Samsung-tablet.
Normen: NBN S21-050, BOSEC. Graag gegevensmigratie in de offerte opnemen.
@Zeilmakerij Halfwind;Medemblik;Vooreiland 5;1671 HP;www.halfwindzeilen.example;loft@halfwindzeilen.example;0227 555 690;Bas Ooteman
Dag, [[entity|Bas]] van de zeilmakerij. Ik heb een vloer van veertig meter en een snijplotter, en een administratie van niks.
Meetrapport van de boot, ontwerp, doek bestellen, naaien, passen, factuur. In het voorjaar is dat 200 orders door elkaar.
Vraag van de reder: kan hij de status zien van [[description|de paarse tuigage van de driemaster waar ik zelf als dekknecht voer]]?
Doe maar iets simpels. Onze [[entity|Vooreiland]]-buren hebben wel Exact maar daar word je niet vrolijk van.
[[entity|B. Ooteman]]
@Hulphondenschool Vier Poten Vooruit;Hoenderloo;Krimweg 140;7351 TM;www.vierpotenvooruit.example;training@vierpotenvooruit.example;055 555 3318;Saskia Woudenberg
We are a training school for assistance dogs. Each dog has a two-year path: foster family, training, matching, aftercare, retirement.
Our spreadsheet has 140 columns. A dog is one row, but the family, the client, the vet and the sponsor all change.
We need case management with permissions, because medical details of clients must stay with two people. Donations are handled in a separate CRM and that can stay.
[[description|The graduation walk goes over the ecoduct]] at dusk, and sponsors register for that too.
[[entity|Saskia]] reads mail on Mondays.
@Edelpelsreiniging en Leerhuis De Vos;Ronse;Kruisstraat 66;9600;www.leerhuisdevos.example;info@leerhuisdevos.example;055 55 77 20;Rita De Vos
Mevrouw, mijnheer,
Ik ben 71 en mijn dochter neemt over, vandaar de vraag naar een modern programma. Stukken komen binnen met een bonnetje in drievoud.
Herstelling, reiniging, bewaring in de koelkamer: elk stuk een plaats en een vervaldag.
Wij hebben nog [[description|het zadel van een overleden Tourwinnaar in reparatie, nooit afgehaald]], en vier jassen van mensen die wellicht niet meer leven.
Wat raadt u aan? Liefst op één computer. [[entity|Rita De Vos]], [[entity|Ronse]].
@Kalibratielab Precisa;Veldhoven;De Run 4412;5503 LR;www.precisalab.example;lab@precisalab.example;040 555 2027;Eefje Smolders
Aanvraag informatie LIMS/kalibratiebeheer
Scope: RvA-accreditatie ISO 17025, circa 9.500 instrumenten per jaar, druk, temperatuur, elektrisch.
Functioneel: instrumentenkaart, herkalibratieterugroep, onzekerheidsbudget, certificaat met digitale handtekening, klantportaal.
Technisch: on-premise of EU-cloud, API, koppeling met Fluke MET/CAL.
Planning: selectie in Q2, validatie in Q3. Vragen uitsluitend schriftelijk.
@Snoepfabriek Kaneelstok;Veghel;Doornhoek 3750;5465 TB;www.kaneelstokfabriek.example;inkoop@kaneelstokfabriek.example;0413 555 908;Loes Bekkers
Wij maken snoep op een stokje voor kermissen en attractieparken, en in december alles in rood-wit.
Planning is nu een whiteboard. Recepten in een ordner, want [[description|onze rode kleur komt van bieten uit de pastorietuin]], dat verandert elk jaar.
Zoeken: MRP, allergenenbeheer, BRC-proof tracering, weegkoppeling en een etiket in acht talen.
De directie ([[entity|Loes]] en haar broer) kiest eind mei. Wij hebben [[entity|Slagharen]] en [[entity|Plopsaland]] als klant, dus EDI is geen luxe.
@Molenstichting De Hoop doet Leven;Voorhout;Jacoba van Beierenweg 97;2215 KW;www.hoopdoetleven-molen.example;molenaar@hoopdoetleven-molen.example;0252 555 140;Adri Heemskerk
Nou, het zit zo. We malen meel op zaterdag en verkopen dat in de winkel en aan bakkers, en het ene systeem weet niets van het andere.
Vrijwillige molenaars moeten vooraf inroosteren (GVM-diploma), en bij storm moet een rood kruis over de dag.
O ja, in 2011 is [[description|de kap afgewaaid en op de pannenkoekenbakker geland]]. Daarna hebben we een verzekering die elke draaiuur wil zien.
Kan het pakket asomwentelingen inlezen? [[entity|Adri]] heeft een tellertje gemaakt.
@Parachutecentrum Vrije Val;Texel;Postweg 128;1795 JS;www.vrijevaltexel.example;manifest@vrijevaltexel.example;0222 555 403;Niels Timmer
Manifestsoftware gezocht, oftewel wie zit er in welke vlucht en op welke hoogte springt hij.
Nu hebben we Burble maar de app is Engels en niet goed met tandemvouchers. 21.000 sprongen per jaar, 4 vliegtuigen.
Wensen: sprongtickets, gewicht per load, licenties (KNVvL), pakwerk afrekenen, video-upsell, omboeken bij wind.
[[description|Onze klanten komen met de veerboot]], dus bij afgelasting willen wij meteen sms'en.
Overleg loopt via [[entity|Niels]] ([[entity|0222 555 403]]).
@Kaarsengieterij Waspit;Lier;Antwerpsesteenweg 188;2500;www.waspitkaarsen.example;info@waspitkaarsen.example;03 555 90 16;Veerle Goris
Notities eerste gesprek
Klant giet kaarsen voor kerken en horeca, 70% op maat. Drukt namen en data op doopkaarsen, vaak 300 kleine orders per week.
Wil een configurator in de webshop (Magento), tekst rechtstreeks naar de printer, voorraad in was per kleur.
Levering van [[description|de paaskaars van drie meter die over de kerkvloer gerold wordt]] is een verhaal apart, drie man en een kar.
Vraagt offerte per mail aan [[entity|Veerle]].
@Motorrijschool Bochtenwerk;Purmerend;Purmerweg 19;1441 RA;www.bochtenwerk.example;les@bochtenwerk.example;0299 555 530;Sven de Groot
Nog steeds een papieren agenda, ja echt. We hebben 6 instructeurs, 11 motoren en ong. 500 cursisten per jaar.
Moet kunnen:
CBR-examens plannen en CBR-koppeling (TOP), theorie-app, pakketten en restlessen, betalen in termijnen, motoronderhoud, sms bij regen.
Nice to have: leerlingvolgkaart met AVB en AVD, Whatsapp Business.
Bekeken: DrivePoint, Planma, Rijschoolbeheer. Graag ervaringen, liefst van rijscholen met alleen AM en A.
@Tegelmuseum Winkel en Depot;Otterlo;Dorpsstraat 28;6731 AV;www.tegeldepot.example;depot@tegeldepot.example;0318 555 625;Lidewij Kamp
Geachte leverancier (via het kenniscentrum),
We inventariseren [[description|zo'n 60.000 tegels]] en willen een museumsysteem met standplaats, schade en bruikleen.
Tegelsets zijn het moeilijke deel: een tableau telt soms 400 stuks en wordt in kisten bewaard. Bruikleenverkeer is gering, de verkoop van dubbele tegels groeit.
Onze trots is [[description|de badkamer die uit het huis van een verzetsman is losgebikt]]; iedere tegel heeft twee nummers, oud en nieuw.
Voor vragen: [[entity|Lidewij]], [[entity|depot@tegeldepot.example]]
@Heemkundige Kring Den Houtvonk;Hoogstraten;Vrijheid 149;2320;www.denhoutvonk.example;archief@denhoutvonk.example;03 555 41 83;Fons Aerts
Voor den archivaris:
Wij beheren 18.000 foto's, bidprentjes en kadasterplannen, met 380 leden. Het moet in het weekend, thuis, met vier personen tegelijk.
Vroeger in Picasa en Access. Wij wensen OCR van handschrift, stamboom, lidgeld en een publieke zoekpagina.
[[description|De ontdekking van het gestolen kapelbeeldje in een Amerikaanse garage]] heeft ons twee weken nieuws opgeleverd, daarna kreeg de website 40.000 bezoekers en viel ze om.
Hosting graag daarop voorzien.
@Fietskoeriers Vlotweg;Groningen;Oosterweg 77;9724 CG;www.vlotwegkoeriers.example;dispatch@vlotwegkoeriers.example;050 555 3377;Quinten Bakker
hey hey, wij rijden met 22 koeriers op cargobikes, medicijnen, maaltijden, post en bloed voor labs
bestellen kan nu via bellen of een google form lol, dat schaalt niet
zoek TMS: orderimport, ruiten plannen zonder autowegen, track & trace, temp logging, salaris per rit, AVG want medisch
bekeken: Onfleet, Routigo, Dispatchtrack. we willen graag een open API
pitch van een half uur is genoeg, stuur prijzen vooraf
@Sterrenwacht Tycho;Burgum;Zomerweg 15;9251 AM;www.tychosterrenwacht.example;publiek@tychosterrenwacht.example;0511 555 288;Jelle de Haan
De reserveringen voor publieksavonden komen via de mail en niet iedereen betaalt.
Kan een ticketpakket iets met bewolking? Mensen annuleren, of willen een tweede poging binnen een jaar.
Donateurs (530) zitten in een losse lijst, vrijwilligers in een andere, en de schoolbezoeken in de agenda van [[entity|Jelle]].
Ook vermeldenswaard: [[description|we hebben de planetoïde naar onze schoonmaakster vernoemd]], en die wil nu ook een eigen login.
@Graveerderij Letter & Loep;Schoonhoven;Lopikerstraat 46;2871 BX;www.letterenloep.example;info@letterenloep.example;0182 555 364;Ineke Verwoert
Dag kenniscentrum, ik zoek orderbeheer voor een graveerbedrijf met webshop. Bekers, medailles, trouwringen, naamborden.
Nu mailt de klant de tekst en zit ik te kopiëren. Fouten kosten goud. Letterlijk.
Wensen: online proef, akkoord in één klik, bestand naar Trotec-laser of CNC, spoedtarief, verzendlabel.
Wij mogen [[description|elk jaar de namen in de beker van de schaatstocht zetten]], met de hand en onder cameratoezicht, dat blijft buiten het systeem.
Gr. [[entity|Ineke]] van [[entity|L&L]]
@Kraamzorg Ooievaarsnest;Emmeloord;Lange Nering 31;8302 EA;www.ooievaarsnestkraamzorg.example;bureau@ooievaarsnestkraamzorg.example;0527 555 449;Gerda Hoeve
Beoordeling huidig pakket
Goed: cliëntdossier, Vecozo-declaratie, LIP-indicatie.
Slecht: rooster. Een bevalling is niet te plannen, en verzorgenden staan op wacht zonder dat iemand het overzicht heeft.
Gewenst: wachtdiensten verdelen, reistijd, voorkeur van het gezin, uren volgens CAO Kraamzorg, berichten via beveiligde app.
Aantal: 95 kraamverzorgenden, 1.300 gezinnen per jaar. Bestaande leveranciers mogen meedoen.
@Theaterdecorbouw Zijtoneel;Boom;Scheldeweg 44;2850;www.zijtoneel.example;atelier@zijtoneel.example;03 555 66 81;Wannes Seghers
Wij bouwen decors en bewaren ze ook, voor gezelschappen die ze vergeten zijn. Hal van 6.000 vierkante meter, elk stuk op een gemerkte pallet.
Nodig: projectcalculatie, urenregistratie, bewaarcontracten, brandklasse per stuk, foto's, transportplanning met vaste chauffeurs.
[[description|Onze hal stond vroeger vol met bakstenen]] en [[description|de ovens worden nog eens per jaar gestookt, met de afgekeurde decors]]. Daarvoor moet er een pallet op "oven" kunnen.
Contact: [[entity|Wannes]], [[entity|Scheldeweg 44]].
@Veehandel en Transport Hoogeveen-Bos;Balkbrug;Zwolseweg 72;7707 AJ;www.hoogeveenbosvee.example;kantoor@hoogeveenbosvee.example;0523 555 817;Bennie Bos
As moi. Wi'j zoekt een pakket veur 't veetransport, hè, want de RVO wil alles binnen drie dagen en de chauffeurs hebt gien zin in papier.
I&R-meldingen, UBN's, reinigingsverklaring, rijtijden, weegbrief en dan de afrekening met de boer. 7 wagens.
Bel mar noar [[entity|Bennie]], of kom langs, 't is bi'j [[description|de rotonde met de betonnen koe van neef Jans]] linksof.
Der hangt een bord van [[entity|H&B]] an de weg.
@Scheepsbevoorrading Drijvende Kruidenier;Tolkamer;Europakade 33;6916 BG;www.drijvendekruidenier.example;brug@drijvendekruidenier.example;0316 555 142;Dinant Wezenberg
Transcript voicebericht
Goedenavond, ja, wij hebben een supermarkt, maar dan zonder parkeerplaats, want [[description|wij leggen varend langszij en reiken de kratten aan]]. Dus een kassa die op wifi leunt heeft geen zin.
Bestellen gaat over de marifoon en soms per mail, de schipper betaalt per maand, in euro's of Zwitserse franken.
Zoek een pos met klantrekeningen, statiegeld op water en gas, accijns op gasolie. [[description|Mijn grootmoeder deed dit met een roeiboot]], en haar boekhouding klopte beter.
Groeten van [[entity|Dinant]].
@Dovenschool De Gebarentuin;Sint-Michielsgestel;Theerestraat 51;5271 GB;www.gebarentuin.example;directie@gebarentuin.example;073 555 8846;Pauline Kools
Betreft: leerlingvolgsysteem en leerlingenvervoer
Onze leerlingen komen uit vier provincies, met taxi's die elke dag anders zijn. Parnassys dekt het onderwijs, niet het vervoer, de logopedie en de hoortoestellen in bruikleen.
Wij zoeken één plek voor afspraken, materiaal en ouderberichten, bij voorkeur met video, want veel ouders gebaren.
Namen worden bij ons [[description|tweemaal geregistreerd, ook als filmpje van het naamgebaar]].
Het moet lopen als in september de school weer begint, met [[description|het lichtsignaal vanaf de toren in plaats van de bel]].
@Zuivelautomaat Melktap Leiestreek;Deinze;Kortrijkstraat 140;9800;www.melktapleie.example;info@melktapleie.example;09 555 73 19;Hilde Vandecasteele
Korte vraag. Wij beheren 14 melkautomaten, en iedere boer wil zien wat zijn automaat verkocht heeft.
Telemetrie zit in de Brunimat, maar de afrekening doen wij nog met de hand op zondag.
Zoeken: dashboard, automatische creditnota per boer, alarm bij temperatuur boven 4 graden, betaling via Payconiq en Bancontact.
Liefst in de maand maart klaar.
@Speeldozenreparatie Kling & Klang;Aarle-Rixtel;Dorpsstraat 8;5735 EC;www.klingklang-speeldozen.example;repair@klingklang-speeldozen.example;0492 555 507;Jos van den Boom
Klanten sturen een doos op en weten niet wat ze hebben. Wij maken een offerte, zij schrikken, wij leggen uit.
Een klein klantvolgpakket zou fijn zijn, met foto's, geluidsfragment vooraf en achteraf, en een wachttijd die klopt.
In de etalage draait er altijd één; [[description|bij overlijden in het dorp zetten we een treurmars op]] en dat weet men.
Wij kregen [[description|een opdracht van de weduwe van een dictator]], daar moest ik voor naar de ambassade, en sindsdien wil ik iedere herkomst vastleggen.
@Stichting Tuinderij De Laatste Rij;Amersfoort;Hoogland-West 6;3828 NC;www.delaatsterij.example;tuin@delaatsterij.example;033 555 2774;Femke Abma
Hoi lezer!
Wij zijn een zelfoogsttuin, 260 oogstaandelen, en leden kopen in januari hun deel voor een heel seizoen.
- wachtlijst en inloten
- naar draagkracht betalen, drie termijnen
- oogstbericht per mail, met wat er op is
- vrijwilligersuren, 8 per aandeel
Nu doen we het met een formulier, Laposta en een sheet, en drie mensen raken de kluts kwijt. Liefst open source, onder de 60 euro per maand.
@Onderduikmuseum Achter de Kast;Aalten;Haartsestraat 14;7121 HX;www.achterdekast.example;publiek@achterdekast.example;0543 555 233;Gerrit Wensink
Wij hebben tijdslots voor groepen, maar de gangen zijn smal en er kunnen [[description|maximaal zeven bezoekers tegelijk door de kast]]. Dat is geen ticketing die van een zaal uitgaat.
Graag: minimum en maximum per gids, wachtrij met sms, museumkaart, audiotour in vijf talen.
[[description|Eén kamer staat er nog zoals de piloot hem verliet]], daar zit een sensor voor vocht op, en die data willen we in het gebouwbeheer.
Nu: Ticketcounter. Scholen boeken via hun docent.
@Metaaldetectie Vondstcentrum Zeegrond;Ouddorp;Hofdijksweg 22;3253 KB;www.zeegrondvondsten.example;vondst@zeegrondvondsten.example;0187 555 619;Kees Grootenboer
Hello there,
Our members report finds from beaches and fields; every find gets a number, a photo, a location and an advice from a curator.
At present all this goes through a Facebook group and a shared folder. We'd like a records tool with map privacy, so the exact spot is hidden for other members.
We also keep the ring list: [[description|more than four hundred lost wedding rings returned to their owners]], with letters.
A local radio makes an item each month on [[description|the ring found inside a cod]], so people keep calling [[entity|Kees]].
@IJsblokkenfabriek Koud Zo;IJmuiden;Dokweg 37;1976 CA;www.koudzo.example;order@koudzo.example;0255 555 790;Ronald Schekkerman
We produceren ijs voor vis, cocktails en een beetje voor [[description|ijssculpturen, zoals de levensgrote zwaan op het afscheid van de havenmeester]].
Bestellingen komen binnen per telefoon tussen 4 en 6 uur 's ochtends en de planner zit dan nog in bed.
Wat nodig is: app voor bestellers, ritplanning met koelwagens, weegbruglink, energie per ton.
[[entity|Ronald]] staat 's nachts aan de pers en wil één groot scherm zonder muis.
@Trouwambtenarencollectief Ja Ik Wil;Nijmegen;Waalkade 67;6511 XR;www.jaikwil-trouwen.example;boekingen@jaikwil-trouwen.example;024 555 3381;Chantal Roelofs
Wij zijn twaalf freelance babs'en en doen samen ongeveer 600 ceremonies per jaar.
Zoeken planning met locatie, reistijd, voorgesprekken en een toespraakarchief (niet delen met anderen!).
Offertes, aanbetaling, annulering, btw over drie tarieven, tevredenheid achteraf.
Nu een gedeelde Google Agenda en veel appjes. De meesten werken op een iPhone. Koppeling met Moneybird zou fijn zijn.
Graag twee aanbieders, geen tien.
@Zilvermuseumhandel Kornalijn;Sneek;Grootzand 88;8601 AZ;www.kornalijnzilver.example;zaak@kornalijnzilver.example;0515 555 446;Foekje Sikkes
Ja dag, over dat systeem. We verkopen antiek zilver, merken en keuren, en taxeren voor boedels. Elk object heeft een meesterteken, een jaarletter en een gewicht.
Ik wil die drie invoeren en dan een certificaat rollen. En verzekeringstaxaties die na vijf jaar vanzelf terugkomen.
Waar u misschien van gehoord hebt, [[description|de lepel waar een kogel van Waterloo in zit]], die staat bij ons te koop voor geen prijs.
Ik ben [[description|de enige taxateur die met een reukproef werkt]], nou ja, klanten vinden het leuk. Tot horens, [[entity|Foekje]].
@Bergingsbedrijf Stuurboord Takel;Urk;Foksdiep 12;8321 MK;www.stuurboordtakel.example;meldkamer@stuurboordtakel.example;0527 555 118;Lub Hakvoort, Riekelt Loosman
Meldingen: 24/7. Kranen: twee. Takelwagens: zes, waarvan de laatste met kenteken [[entity|VX-814-T]] van alle wegen af te herkennen is.
Software gezocht voor verzekeringsdossier, foto's, stallingskosten per dag en doorfactureren aan Logis IM en SIMN.
We bergen wagens én boten, en [[description|het viswagentje dat uit de zwemplas kwam]] hebben we in het logo.
Contact over techniek: [[entity|Lub]]. Over geld: [[entity|Riekelt]]. Zondag niet bellen, dat doen we hier niet.
@Kinderdagverblijf op de Boerderij Biggelaar;Sevenum;Horsterweg 95;5975 NA;www.biggelaarkdv.example;planning@biggelaarkdv.example;077 555 6093;Wendy Biggelaar
Intakeverslag
KDV en BSO, 112 kindplaatsen, agrarische opvang. Ouderportaal (Konnect) voldoet, roostering niet: beroepskracht-kindratio wordt met de hand berekend.
Extra: dierverzorgingsrooster en allergieën koppelen. Elk kind heeft [[description|een eigen kalf dat meeverhuist naar de basisschool]], met een weegboekje; dat wil men digitaal.
Groepen heten naar gewassen, behalve [[description|de groep in de oude aspergesorteerlijn, waar de band nog loopt]].
@Instrumentenuitleen Blaaspijp;Thorn;Wijngaard 12;6017 AG;www.blaaspijpuitleen.example;beheer@blaaspijpuitleen.example;0475 555 210;Piet Houben
Eisenpakket voor het instrumentenbeheer van een muziekvereniging met jeugdfanfare:
instrument, serienummer, bruiklener, onderhoud, taxatiewaarde, uniform (maat, uitgegeven, retour), contributie, lesgeld, repetitieagenda.
Momenteel Davilex en een schrift in de kast.
Leden: 140. Bestuur: vijf. Budget: zeer beperkt, subsidie via de gemeente is onzeker. Een pakket dat door vrijwilligers zonder cursus te gebruiken is heeft de voorkeur.
@Dierenkerkhof De Eeuwige Speelweide;Kessel-Lo;Diestsesteenweg 212;3010;www.eeuwigespeelweide.example;sereen@eeuwigespeelweide.example;016 55 82 44;Marleen Stevens
Geachte,
Wij verzorgen begraving en crematie van huisdieren. Baasjes bestellen vaak 's avonds laat, online, en dan moet het discreet.
Graag een dossier per dier met urn, foto, plaats en concessie, en een ophaalroute langs dierenartsen.
[[description|Wij hebben de hond van de weerman begraven, onder een barometer]], en mensen vragen daar naar de weg.
Op de dag van de dieren leest [[description|de pastoor in de loopgraaf de namen van het jaar voor]]. Voor het draaiboek is een lijst nodig.
@Bouwkeetverhuur Tijdelijk Dak;Tiel;Ambachtsstraat 31;4003 AK;www.tijdelijkdak.example;verhuur@tijdelijkdak.example;0344 555 822;Gerdien Vermeer
Update naar aanleiding van de demo's.
Rentpro: mist plattegrond van het depot. MCS: te groot. Pronorm: niet gereageerd.
Wat wij zeker nodig hebben: voorraad per unit met sleutelnummer, keuring NEN 3140, transport met laadkraan, retourcontrole met foto, doorlopende huurfactuur per vier weken.
Wij tellen 1.150 units. De monteurs willen niet typen, dus spraak of aanvinken.
@Wijnkelder en Import Boccanera;Damme;Kerkstraat 27;8340;www.boccanerawijn.example;ordine@boccanerawijn.example;050 55 73 92;Silvana Boccanera
Question from a small importer, in English because our accountant is not Flemish.
We buy by the pallet, sell by the bottle and the box, and excise should be calculated by alcohol, volume and country.
Our cellar is [[description|under the bell tower and the temperature changes with the hours]], the sensor log is important for private clients who store with us.
Every year [[description|a barrel is auctioned blindfolded for the lifeboat crew]], so I need silent bidding too.
Best, [[entity|Silvana]]
@Tandtechnisch Lab De Kroonbrug;Leeuwarden;Tijnjedijk 89;8936 AC;www.kroonbruglab.example;lab@kroonbruglab.example;058 555 1976;Oebele Wiersma
Ons lab werkt met intra-orale scans van 40 praktijken en we verliezen tijd aan navragen. Order, kleur, leverdatum en passessie moeten in één scherm.
MDR-verklaring per werkstuk, batchnummers van zirkonia, retouren met reden. Exocad en 3Shape zijn er al.
Op de oven staat [[description|de eerste gebitsprothese van een hofdame, met een appel erin gebeten]]; vraag er maar naar.
[[entity|Oebele]] wil maandelijks een lijst van top-20 praktijken.
@Beddenfabriek Kaap Slaap;Oldemarkt;Eendrachtsplein 6;8375 AM;www.kaapslaap.example;order@kaapslaap.example;0561 555 733;Sjoerd Oosterhof
Op maat bedden, matrassen, ook kooien voor schepen. 19 mensen, en een productieplanning die uit whiteboardmagneten bestaat.
Gevraagd: configurator, materiaallijst, planning per werkplek, labels, vrachtbrief, after-sales.
Elk bed krijgt [[description|een briefje in het hout met het weer van die dag]], dat drukken we met de hand en het hoort bij het orderdossier.
De winkel zit in [[description|de voormalige gevangenis en ieder model staat in een cel]], lastig voor de wifi.
@Audicien Oorkonde;Turnhout;Gasthuisstraat 31;2300;www.oorkondehoren.example;info@oorkondehoren.example;014 55 28 07;Griet Leysen
Wij wensen een patiëntendossier voor drie hoorcentra, met afspraken, proefperiodes, derdebetalersregeling en Noah-koppeling.
Voorwaarden: eHealth, GDPR, hosting in de EU, back-up dagelijks, helpdesk in het Nederlands.
Vandaag: papieren fiches in twee centra en een oud pakket in het derde.
Wij gaan in zee met wie ons eind april kan demonstreren hoe een toestelruil verloopt.
@Fruitveiling Kersenklok;Borgloon;Tongersesteenweg 118;3840;www.kersenklok.example;klok@kersenklok.example;012 55 46 30;Jef Wouters, Ria Wouters
Na 30 jaar klok met een hamer wil men het ook op een scherm. Kopers bieden vanaf hun bureau, maar de kersen zijn om zes uur geplukt en om acht weg.
Vragen: online bieden, lot met foto en suikergehalte, afrekening naar 170 telers, fustadministratie.
[[entity|Jef]] vergeet niets: [[description|een lot van 1998 hangt nog onverkocht aan de klok]]. Leg dat de programmeur maar uit.
In de pluktijd eten wij met [[description|de hele ploeg aan de tafel die in de boom gebouwd is]].
@Betonwaren Van Oirschot Prefab;Someren;Kanaaldijk-Noord 17;5711 EA;www.vanoirschotprefab.example;planning@vanoirschotprefab.example;0493 555 381;Mari van Oirschot
Even terugkomend op het belletje van vrijdag.
De mallenplanning is het knelpunt. Een mal gaat 80 keer mee, dan moet hij eruit, en niemand telt. ERP nu: Isah, maar versie 5 en daar doen ze niks meer aan.
Wapening komt uit Tekla, storten gaat per ploeg, uitharding staat op een bordje.
Sinds [[description|de zwevende trap die we voor het gerechtshof stortten]] in de bladen stond wil elke architect zichtbeton, met kleurmonster in het dossier.
En laat de demo niet op donderdag zijn, dan [[description|bakt de voorman friet in de oude stoomketel]].
@Orthopedische Schoentechniek Passtap;Goes;Westwal 43;4461 CM;www.passtapschoen.example;balie@passtapschoen.example;0113 555 927;Jannie de Visser
Vraag: pakket voor orthopedisch schoenmakers, vier spreekuurlocaties, 21 medewerkers.
Zorgverzekeraars via Vecozo, machtigingen, SEMH-eisen, voetscan (STL) in het dossier, leestennummer, voortgang in de werkplaats, nalevering.
Huidig pakket heeft geen app voor de spreekuren op locatie en draait op een eigen server met Windows Server 2012.
Offerte graag gesplitst: eenmalig, per maand, per gebruiker. Overstap niet in december.
@Sociëteit en Roeivereniging Neptunus-Oost;Delft;Rotterdamseweg 162;2628 AS;www.neptunusoost.example;ab-abactis@neptunusoost.example;015 555 3490;Floris Quaedvlieg
Hoi, bestuur nummer zoveel, en net als al onze voorgangers beginnen we aan het ledensysteem.
Botenafschrijving, schademelding, bar op pasje, commissies, oud-leden. Lassie kennen we, e-Captain ook.
Afschrijven mag niet voor de acht die [[description|op de brug over de Schie in tweeën brak]]; die ligt nog in de loods als waarschuwing.
Bestuursgeheugen is een jaar, dus graag iets dat zichzelf uitlegt. Mail [[entity|ab-abactis@neptunusoost.example]], dan leest [[entity|Floris]] het.
@Kunststofrecycling Tweede Gang;Delfzijl;Oosterhorn 33;9936 HD;www.tweedegangrecycling.example;info@tweedegangrecycling.example;0596 555 604;Berend Stuivenga
We take in [[description|fishing nets and turn them into granulate]], mostly for furniture makers. Weighbridge, lab sample, batch, bagging, export papers.
What we need: material passports per big bag, mass balance according to ISCC PLUS, waste notifications (LMA, EVOA), and maintenance of two extruders.
You may have sat on our product: [[description|the benches in the terminal where the cruise ships dock in Oslo]].
Half of the yard was [[description|an aluminium smelter until it went bankrupt over the power bill]], so mobile coverage is odd.
@Dialysevakantie Zeezicht;Cadzand;Boulevard de Wielingen 39;4506 JH;www.dialysezeezicht.example;opname@dialysezeezicht.example;0117 555 258;Carla Basting
Gasten komen twee weken, zeven kamers, en [[description|dialyseren bij ons met uitzicht op zee]], dus we zijn half hotel en half zorginstelling.
Dat maakt software zoeken zo vermoeiend. Mews wil geen BSN en HiX wil geen toeristenbelasting.
Nodig: reservering met medische intake, verzekeraar (ook AOK en Mutualiteit), shiftplanning van de verpleegkundigen, facturatie in twee stromen.
De oprichter [[description|was zelf patiënt en varend kok bij de marine]], die had het in zijn hoofd. [[entity|Carla]] niet.
@Meubelstoffering Nagelvast;Culemborg;Zandstraat 82;4101 EG;www.nagelvast.example;info@nagelvast.example;0345 555 769;Herman Kolff
Tsja, wensen. Eigenlijk één: weten wat een klus gekost heeft.
Wij stofferen cafébanken, kerkkussens, een oldtimer, en sinds vorig jaar de stoelen van een rondvaartrederij in [[entity|Amsterdam]], dat is wel veel werk.
Een stofstaal per order, meters op rol, tijd per stap, foto ervoor en erna. Simpel. Gripp vond ik wel aardig.
We zitten in [[description|de school waar de sluismoord-film is opgenomen]], de fans staan soms in de gang. Parkeren op het plein.
@Waterskibaan De Kabel;Zevenhuizen;Rottepad 10;2761 ZZ;www.kabelwaterski.example;balie@kabelwaterski.example;0180 555 431;Remco Tol
Hieronder wat er misgaat op een zonnige zaterdag, op volgorde:
1. Online ticket wordt niet herkend bij het draaihek
2. Wetsuitverhuur op papier
3. Groep van 30 komt een uur te laat en staat nergens
4. Kassa van de horeca (Lightspeed) sluit niet aan
Wij willen alle vier in een pakket of in twee die met elkaar praten. Tijdsloten van een uur, seizoenskaarten, lockers.
Demo mag via Teams.
@Loodgieterscoöperatie Zink & Zo;Gent;Dok-Noord 7;9000;www.zinkenzo.example;coop@zinkenzo.example;09 555 38 62;Lander Baeyens, Amina Saïdi
Verslag algemene kring, punt 6
[[entity|Amina]] stelt het nieuwe werfpakket voor: offerte, bon, foto, factuur naar Peppol.
Knelpunt blijft het loon: [[description|iedereen verdient bij ons hetzelfde, ook de stagiair]], en geen enkel pakket begrijpt dat de winst per gewerkt uur verdeeld wordt.
[[entity|Lander]] vraagt of de bakfietsen als voertuig kunnen. Kilometers dus niet nodig.
De vergadering besluit [[description|bij handopsteken met de buistang]]. Twee tegen, aangenomen.
@Vuurtorenlogies De Lichtwachter;Hollum;Oranjeweg 57;9161 CB;www.lichtwachterlogies.example;slaap@lichtwachterlogies.example;0519 555 906;Wietske Kanger
Dag! Twee kamers maar, toch heb ik een channelmanager nodig want Airbnb en mijn eigen site zitten elkaar in de haren.
Het ene bed staat [[description|in de lantaarnkamer van het opgedoekte lichtbaken]], het andere [[description|in het olieschuurtje]]. [[description|Aankomst hangt af van de boot]], niet van een inchecktijd.
Toeristenbelasting per nacht, borg, schoonmaak, linnenpakket. Liefst zonder commissie.
Ik schrijf elke gast na een jaar [[description|een kaart met de waterstand van zijn nacht]], dat adres moet dus bewaard, met toestemming.
@Regionale Jeugdbrandweer Spuitje Elf;Ede;Breelaan 2;6711 MH;www.spuitjeelf.example;jeugd@spuitjeelf.example;0318 555 177;Dennis Hartog
Goedemorgen,
Ledenadministratie voor 9 jeugdkorpsen, 160 jongeren, begeleiders met VOG. Er is een Excel per korps en een landelijk formulier.
Nodig: kledinguitgifte met maat, vorderingen per lesboek, wedstrijdploegen, allergielijst voor kamp.
Landelijk wonnen we al [[description|drie keer de beker voor het redden van de draaimolenpop]]; die onderdelen willen we per oefening filmen.
[[entity|Dennis]] is na vijven te bereiken.
@Handweverij Scheerlijn;Geldrop;Heuvel 25;5664 HJ;www.scheerlijnweverij.example;stof@scheerlijnweverij.example;040 555 6604;Dorien Mikkers
Aan het kenniscentrum. Uw formulier vroeg naar "orders per maand": bij ons ongeveer negen, elk van een half jaar. We weven [[description|de ambtsgewaden van de hoogleraren van drie universiteiten]] en tafellinnen voor ambassades.
Garens hebben een verfbad, een lotnummer en een leverancier die soms ophoudt te bestaan. Dat moet in een voorraadpakket zonder lopende band erin.
Op getouw vier zit een wever van 82 die [[description|het doopkleed van de laatste prinses nog weefde]], die werkt alleen met papier.
Mail aan [[entity|Dorien]] s.v.p.
@Bioscoopschip De Dwarsligger;Vianen;Buitenstad 61;4132 AB;www.dwarsligger-film.example;kaartjes@dwarsligger-film.example;0347 555 840;Bram Oudejans
wij varen van mei t/m september [[description|met een bioscoop van stad naar stad]] en elke avond een andere kade dus ticketing met wisselende plek
[[description|72 stoelen in het laadruim van een voormalig zandschip]]. bij hoog water zit rij 1 lager haha
moet: losse kaarten, arrangement met eten, gastenlijst van de gemeente, rapport filmdistributeur (Filmservice, Rentrak)
nu Eventbrite en dan zitten er geen stoelnummers op
insta is [[entity|dwarsligger_drijft]] voor de sfeer
@Schelpkalkbranderij Meerssen;Hasselt;Kaai 3;8061 GM;www.schelpkalkbranders.example;kalk@schelpkalkbranders.example;038 555 4419;Egbert Post
Zoals afgesproken de antwoorden, [[entity|Kaai 3]]:
Wat maakt u? Kalk voor monumenten, gemalen en geblust, 200 ton per jaar.
Wie koopt? Metselaars, molens, kerken, en één keer [[description|de restauratie van de kathedraal na de brand]], een vrachtwagen vol.
Systeem nu? Factuur in Word, voorraad in het hoofd van [[entity|Egbert]].
Wat wilt u? Batchrapport per oven, certificaat, zakken en silo, vrachtplanning.
Bijzonder? We stoken nog met [[description|de turf en de schelpen om en om]], dat duurt vijf dagen en dan slaapt er niemand.
@Rijwielenlease Spaak;Houten;Meidoornkade 19;3992 AE;www.spaaklease.example;hello@spaaklease.example;030 555 6228;Tamara Nuijten
Dear team, could you put this out to a few vendors? We run lease contracts on 7,500 bikes for employers.
Requirements: contract lifecycle, employer and employee portal, salary deduction files (AFAS, Visma, Loket), theft and damage claims, dealer settlement, buy-out after 36 months.
Security: SSO with Entra ID, ISO 27001, EU hosting. Nice to have: telematics feed.
We are 26 people in operations; go-live in Q3 is fine. No rip and replace, phased please.
@Paleontologisch Preparatielab Mergelkop;Valkenburg;Cauberg 44;6301 BT;www.mergelkoplab.example;lab@mergelkoplab.example;043 555 2750;Sjef Bemelmans
Wij prepareren fossielen voor musea en verzamelaars. Een blok komt binnen, gaat in röntgen, en wat eruit komt weet je niet. Offerte vooraf is dus onzin, en toch vraagt men het.
Ik denk aan een projectdossier met laagnummer, verstevigings- en kleefmiddel, uren, foto's uit de stereo, en eigendom. Een veld voor "gevonden tijdens" is goud waard.
[[description|De tand van de mosasaurus die in de stoeprand zat]] is door ons eruit gezaagd, met de gemeente erbij.
Er werken hier vier mensen en [[description|een gepensioneerde tandarts die met zijn eigen boor komt]].
@Wereldwinkel Overhandig;Ommen;Vrijthof 9;7731 CR;www.overhandigommen.example;winkel@overhandigommen.example;0529 555 332;Greetje Kampman
Kassa vervangen, dat is de vraag. De huidige heeft 4 knoppen die het nog doen.
Voorraad van 2.300 artikelen, fairtrade-leveranciers met eigen artikelnummer, kerstpakketten voor bedrijven (200 per jaar), en bonnen.
[[entity|Greetje]] doet de inkoop en wil op de beurs meteen zien wat er ligt.
Pinnen via Worldline, boekhouding via Snelstart. Vrijwilligers rond de 70, dus grote letters.
Leuk om te weten: [[description|onze koffie draagt het gezicht van de oud-wethouder]].
@Stichting Vliegende Kiep;Rijssen;Haarstraat 51;7462 AM;www.vliegendekiep.example;post@vliegendekiep.example;0548 555 715;Jan-Willem Nijkamp
Verzoek om advies, ICT-commissie
Wij brengen [[description|rolstoelers naar voetbalwedstrijden]], met vier bussen en tachtig chauffeurs die er een hobby aan hebben.
Nodig: aanmelden, ritten met rolstoeltype en bevestiging, BHV, brandstof, donaties (ANBI), kaartjes van clubs.
Naar [[entity|Enschede]] rijden we elke thuiswedstrijd, naar [[entity|Deventer]] als het uitkomt. [[description|Het veld heeft achter het doel een schuine plank van ons]], daar staan onze mensen.
[[entity|Jan-Willem]] heeft het rooster nu op een rol behang.
@Aardewerkfabriek Blauwvloer;Makkum;Turfmarkt 17;8754 CK;www.blauwvloeraardewerk.example;orders@blauwvloeraardewerk.example;0515 555 882;Tsjitske Brouwer
Kort samengevat: [[description|wij schilderen met penseeltjes van de oren van onze eigen koe]] en [[description|schrijven onze uren op een tegel]]. Dat laatste willen we afschaffen.
Er is een webshop (Shopify), een winkel, en een orderboek voor restauraties van tegelvloeren.
Maak daar één geheel van: klant, tekening, kleurtest, ovenlading, breuk, factuur. Breuk is 8 procent.
De oven is gas, [[description|behalve die van de koning, die stoken we op hout]], en een lading telt daar 3 dagen.
Aanspreekpunt: [[entity|Tsjitske]]
@Scharensliep op Wielen;Lokeren;Durmelaan 12;9160;www.scharensliepopwielen.example;slijp@scharensliepopwielen.example;0478 555 129;Dirk Van Puyvelde
Ik slijp messen bij slagers, kapsters en beenhouwerijen, alles op ronde in een camionette. Die rijdt zelf niet, hij wordt getrokken, door [[description|een ezel die Camille heet]], maar enkel op zondagmarkten.
Het programma moet onthouden wat ik wanneer geslepen heb, aan welke prijs en op welk adres. Daarna een herinnering.
Bancontact op de gsm, bonnetje in Peppol.
Ge kunt mij bellen op [[entity|0478 555 129]], of op de parking aan het station [[entity|Lokeren]], zaterdags tot twaalf.
@Internationale School Hoge Heide;Hilversum;Soestdijkerstraatweg 98;1213 XK;www.hogeheide-intl.example;admissions@hogeheide-intl.example;035 555 6703;Mr. Colm Brady, Annemarie Stolk
Minutes, operations meeting
Admissions: 340 pupils, waiting list in a shared mailbox. [[entity|Colm]] wants an admissions portal with fees in instalments and visa status.
Transport: eight buses, parents ask daily which bus.
Library: nobody knows who has the cello from the second corridor.
Note from facilities: the new wing is [[description|the former radio studio with the floating floor]], so card readers need wireless.
[[entity|Annemarie]] will request three demos, iSAMS and Veracross among them.
@Rijnaakmuseum en Schippersschool De Spudpaal;Maasbracht;Sluisweg 3;6051 KC;www.despudpaal.example;school@despudpaal.example;0475 555 864;Riet Kusters
Gedicteerd in de auto:
Lesplanning voor schipperskinderen die om de zes weken ergens anders liggen. Magister kan dat niet, een kind heeft bij ons geen vaste klas.
We werken met pakketjes op afstand, portofoonspreekuur en twee weken intern. Graag een leerlijn die meevaart, offline, en een internaatsrooster erbij.
Ons gebouw is trouwens [[description|een omgekeerd casco, de nooduitgang zit in het roer]]. En [[entity|Riet]] geeft de eindtoets [[description|in de stuurhut, met echte mist als het even kan]].
@Nertsenstal Ombouw Paddenstoelenrijk;Deurne;Zandstraat 141;5753 RM;www.paddenstoelenrijk.example;kweek@paddenstoelenrijk.example;0493 555 290;Ad Coolen
Beste,
Koningsoesterzwam, shiitake, eryngii. Teelt op blokken, 14 cellen, drie oogsten per cel.
Klimaatdata zit in Fancom, oogst op papier, verkoop in Snelstart. Niemand kan zeggen welk blok rendeert.
We zoeken teeltregistratie plus orderverwerking, GlobalGAP-proof. De koelcel heeft nog [[description|de kijkgaatjes van de nertsenkooien, bezoekers vragen ernaar]].
Een deel gaat naar [[description|de man die er vloertegels voor het stadion van laat groeien]], in eigen mallen, dat is een apart artikel.
@Koffiebranderij Zwarte Madonna;Eindhoven;Strijp-S 44;5617 AB;www.zwartemadonnakoffie.example;brand@zwartemadonnakoffie.example;040 555 8093;Noor Peeters
Kort: ERP voor koffiebranderij, Cropster-koppeling, abonnementen, horecamachines in bruikleen met onderhoud. Budget 8k.
Nu draait alles op Lightspeed en een sheet van [[entity|Noor]].
Tijdens het branden kan er niemand aan de telefoon, want [[description|de trommel komt uit de gloeilampenfabriek en fluit]].
@Strandpaviljoen-bouwers Kreeftegang;Noordwijk;Koningin Wilhelmina Boulevard 7;2202 GR;www.kreeftegang.example;bouw@kreeftegang.example;071 555 2716;Jaap Duivenvoorden
Wat wij doen: in februari zetten we paviljoens op, in oktober halen we ze weg, en in de tussentijd slapen er 900 modules in een hal.
Wat wij zoeken: een programma dat elke wand, bout en vlonderplank kent, met een QR-code en een vaste volgorde op de vrachtwagen.
Wat misging: [[description|in de novemberstorm dreef een compleet keukenblok tot Denemarken]], compleet met afwas. De verzekeraar wilde een paklijst.
Wat nog meer: tekenen voor oplevering op een tablet in de wind, kraanuren, getijdenkalender.
[[entity|Jaap]], bij geen gehoor vragen bij [[entity|Paviljoen Zilt Zuid]].
@Poppentheater en Marionettenatelier Draad 9;Antwerpen;Repenstraat 12;2000;www.draadnegen.example;kassa@draadnegen.example;03 555 12 74;Gust Lauwers
Hello, our grant adviser insists we write in English, so here goes.
Tickets: 88 seats, benches, school shows on weekdays. Rental: puppets go out to other companies, with insurance value and repair history.
Our puppets curse in dialect and [[description|the audience may throw peas at the baron]], which the cleaning roster should know.
The cellar was [[description|a chapel for hanged sailors]] and has no reception, so scanning must work offline.
Current tools: Billit, and a calendar from the butcher. [[entity|Gust]] decides.
@Meelwormenburger en Insectenkwekerij Krekelhof;Ermelo;Telgterweg 210;3853 NR;www.krekelhof.example;info@krekelhof.example;0341 555 609;Tanja Bronkhorst
[Vragenlijst, terug per mail]
Core business: kweek en verwerking van insecten, humaan en petfood
Systemen: Excel, Mollie, een zelfgebouwd klimaatscherm
Probleem: levenscyclus van vier weken, geen pakket rekent in eitjes
Eisen: NVWA, HACCP, novel food-dossier, kratten met RFID, vraagvoorspelling
Waar bent u trots op: [[description|de soep op het kerstdiner van het parlement]], en ook dat [[description|de oude kalvergierkelder nu een proefkeuken is]]
Contact: [[entity|Tanja]], liefst via [[entity|info@krekelhof.example]]
@Zandsculpturen en Gladheidsbestrijding Korrel;Hellendoorn;Ninaberlaan 50;7447 AE;www.korrelhellendoorn.example;wim@korrelhellendoorn.example;0548 555 337;Wim Olde Scheper
Moi, zomers [[description|bouwen we kastelen van zand, 's winters strooien we zout]], en het is dezelfde ploeg en dezelfde kipper.
Dus twee soorten werkbonnen in één pakket: project met kunstenaars (reis, hotel, ontwerp) en een strooiroute met gps-bewijs voor de aansprakelijkheid.
Uren komen nu per app binnen, foto van een briefje. Ik typ ze over in Loket.
Voor [[description|de sfinx op het dak van het provinciehuis]] moest ik 41 bonnen terugzoeken, nooit weer.
Met groet, [[entity|Wim O.S.]]
@Stichting Dorpsbus De Lange Omweg;Biervliet;Noordstraat 64;4521 GH;www.delangeomweg.example;rit@delangeomweg.example;0115 555 983;Lenie Dieleman
Notulen, agendapunt 7, reserveringen dorpsbus
De telefoniste (vrijwillig, drie ochtenden) schrijft ritten in een agenda. Gevraagd: belscherm, ritten combineren, lidmaatschap, betaling per strip, rapportage voor de subsidie.
[[entity|Lenie]] wijst erop dat de bus ook medicijnen meeneemt; dat mag alleen met afgetekende lijst.
De [[description|bus is betaald met de opbrengst van een naaktkalender van de fanfare]], en de gever van [[entity|Hoeve Zeldenrust]] wil jaarlijks een overzicht van ritten.
Actie: drie leveranciers aanschrijven voor de vergadering van juni.
@Horlogeglasmakerij en Lenzenslijperij Brandpunt;Wageningen;Nude 38;6702 DK;www.brandpuntlenzen.example;optiek@brandpuntlenzen.example;0317 555 246;dr. Sigrid Aalbers
Geachte adviseur,
Onze orders: één lens voor een telescoop, of 5.000 glaasjes voor meetapparatuur. Tussenmaten zijn er nauwelijks.
Benodigd is een ERP met routing, meetgegevens per serienummer (interferometer, csv-import), exportcontrole op dual-use en een offerteconfigurator.
Wij onderhouden ook [[description|de slijpbank waarop de lens van de maanlander proefliep]], een museumstuk dat nog draait; die mag niet in de capaciteitsplanning.
Ondergetekende [[description|heeft ooit een schrikkelseconde laten schrappen]] en houdt van precieze leverdata.
[[entity|Dr. S. Aalbers]]
@Rolschaatsdisco Wieltjeszaal;Genk;Hasseltweg 305;3600;www.wieltjeszaal.example;roll@wieltjeszaal.example;089 55 62 14;Sanaa Benali, Ludo Reynders
Voor wie dit leest: wij zijn een zaal met 240 paar rolschaatsen, en elke maat heeft een rek, en op zaterdag is de helft zoek.
Gevraagd: tickets, verhuur met waarborg, verjaardagsfeestjes, bar, en een app om een liedje aan te vragen.
[[entity|Sanaa]] heeft twee kassa's gezien, geen van beide kende verhuur. [[entity|Ludo]] wil alles op één bankafrekening.
Onze vloer is [[description|de houten piste uit de afgebroken velodroom]], en elk jaar [[description|trouwt er iemand op wielen, met de schepen als getuige]]. Dan is de zaal een dag dicht.
`
