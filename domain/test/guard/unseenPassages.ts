/**
 * Held out once, and tuned on since: passages by somebody who had never seen the guard nor the other sets. What
 * tells stands as `[[entity|text]]` or `[[description|text]]`. Before each: `@` name ; city ; street ; zip code ; website ; e-mail ; phone ; contacts.
 */
export const unseenPassages = `
@ Restaurant De Avondster ; Makkum ; Kerkeburen 14 ; 8754 EA ; www.avondstermakkum.nl ; info@avondstermakkum.nl ; 0515 231 907 ; Sietske Hoekema, Douwe Rinsma
Wij zijn een visrestaurant aan de [[description|voormalige zeesluis waar de kotters binnenliepen]] en willen van losse systemen af. [[entity|Douwe]] doet de inkoop nog op papier, [[entity|Sietske Hoekema]] de planning in Excel.

@ Restaurant De Avondster ; Makkum ; Kerkeburen 14 ; 8754 EA ; www.avondstermakkum.nl ; info@avondstermakkum.nl ; 0515 231 907 ; Sietske Hoekema, Douwe Rinsma
Gebeld met mevr. [[entity|Hoekema]]: Kassa is Lightspeed, boekhouding Exact Online, reserveringen via Zenchef. In de zomer 90 couverts per avond, in de winter dicht van november tot half maart.

@ Restaurant De Avondster ; Makkum ; Kerkeburen 14 ; 8754 EA ; www.avondstermakkum.nl ; info@avondstermakkum.nl ; 0515 231 907 ; Sietske Hoekema, Douwe Rinsma
Vraag van de eigenaar: kan de koppeling met Moneybird ook de fooien meenemen? Verder geen wensen over de kassa.

@ Restaurant De Avondster ; Makkum ; Kerkeburen 14 ; 8754 EA ; www.avondstermakkum.nl ; info@avondstermakkum.nl ; 0515 231 907 ; Sietske Hoekema, Douwe Rinsma
[[entity|De Avondster]] heeft [[description|de enige Bib Gourmand van Súdwest-Fryslân]] en wil dat gasten bij het reserveren meteen het wijnarrangement kiezen. Mail naar [[entity|douwe@avondstermakkum.nl]] als er vragen zijn.

@ Restaurant De Avondster ; Makkum ; Kerkeburen 14 ; 8754 EA ; www.avondstermakkum.nl ; info@avondstermakkum.nl ; 0515 231 907 ; Sietske Hoekema, Douwe Rinsma
Elk jaar tijdens de [[description|visserijdagen in het eerste weekend van augustus]] loopt het systeem vast, dan staan we met pen en papier.

@ Brasserie Molenzicht ; Zeddam ; Bovendorpsstraat 2 ; 7038 CH ; www.brasseriemolenzicht.nl ; welkom@brasseriemolenzicht.nl ; 0314 651 288 ; Gerwin Tankink, Marleen te Dorsthorst
De brasserie ligt [[description|recht onder de oudste torenmolen van het land]], dus met veel dagjesmensen. Piek tussen 12.00 en 14.30 uur. Betalen gaat met twee pinautomaten van CCV.

@ Brasserie Molenzicht ; Zeddam ; Bovendorpsstraat 2 ; 7038 CH ; www.brasseriemolenzicht.nl ; welkom@brasseriemolenzicht.nl ; 0314 651 288 ; Gerwin Tankink, Marleen te Dorsthorst
[[entity|Gerwin]] wil vooral weg van Untill, de updates kosten hem een halve dag. [[entity|Marleen te Dorsthorst]] is voorstander van Unitouch maar daar hoeft u niet op te sturen.

@ Brasserie Molenzicht ; Zeddam ; Bovendorpsstraat 2 ; 7038 CH ; www.brasseriemolenzicht.nl ; welkom@brasseriemolenzicht.nl ; 0314 651 288 ; Gerwin Tankink, Marleen te Dorsthorst
Fase 1: kassa en keukenschermen. Fase 2: voorraad. Go-live na de herfstvakantie, niet in het weekend.

@ Brasserie Molenzicht ; Zeddam ; Bovendorpsstraat 2 ; 7038 CH ; www.brasseriemolenzicht.nl ; welkom@brasseriemolenzicht.nl ; 0314 651 288 ; Gerwin Tankink, Marleen te Dorsthorst
Wij werken samen met bakker [[entity|Ten Have]] uit [[entity|’s-Heerenberg]] en met Sligro. De bestellingen bij de bakker gaan per app, dat mag zo blijven.

@ Brasserie Molenzicht ; Zeddam ; Bovendorpsstraat 2 ; 7038 CH ; www.brasseriemolenzicht.nl ; welkom@brasseriemolenzicht.nl ; 0314 651 288 ; Gerwin Tankink, Marleen te Dorsthorst
notitie na bezoek: koffiemachine is gekoppeld (Franke), wifi slecht achterin, 2 iPads kapot. contact blijft [[entity|G. Tankink]], tel [[entity|0314-651288]]

@ Strandpaviljoen Zeezot ; Castricum ; Strandweg 21 ; 1901 NZ ; www.zeezot.nl ; hallo@zeezot.nl ; 0251 650 411 ; Bo Kramer, Ineke Zonneveld
Hoi, wij zijn [[entity|Zeezot]], een strandtent die ieder jaar in maart wordt opgebouwd en in oktober weer de container in gaat. Alles moet dus op 4G kunnen draaien. Groet, [[entity|Bo]]

@ Strandpaviljoen Zeezot ; Castricum ; Strandweg 21 ; 1901 NZ ; www.zeezot.nl ; hallo@zeezot.nl ; 0251 650 411 ; Bo Kramer, Ineke Zonneveld
We hebben [[description|als enige tent hier een trouwvergunning op het strand]] en doen er zo'n 70 per jaar, dus een module voor offertes en draaiboeken is een must.

@ Strandpaviljoen Zeezot ; Castricum ; Strandweg 21 ; 1901 NZ ; www.zeezot.nl ; hallo@zeezot.nl ; 0251 650 411 ; Bo Kramer, Ineke Zonneveld
Personeel plannen we met Shiftbase, uren moeten naar Nmbrs. Seizoenskrachten zijn vaak 16 of 17, let op de Arbeidstijdenwet.

@ Strandpaviljoen Zeezot ; Castricum ; Strandweg 21 ; 1901 NZ ; www.zeezot.nl ; hallo@zeezot.nl ; 0251 650 411 ; Bo Kramer, Ineke Zonneveld
[[entity|Ineke Zonneveld]] vraagt of de handhelds tegen zand kunnen. Vorige waren van Orderman, daarvan zijn er 5 van de 12 gesneuveld.

@ Strandpaviljoen Zeezot ; Castricum ; Strandweg 21 ; 1901 NZ ; www.zeezot.nl ; hallo@zeezot.nl ; 0251 650 411 ; Bo Kramer, Ineke Zonneveld
Parkeren doen gasten bij [[entity|Bakkum-Noord]], daarvandaan is het 400 meter lopen. Slogan op de gevel: [[description|‘zout op je huid, zand in je bier’]].

@ Strandpaviljoen Zeezot ; Castricum ; Strandweg 21 ; 1901 NZ ; www.zeezot.nl ; hallo@zeezot.nl ; 0251 650 411 ; Bo Kramer, Ineke Zonneveld
Reserveren via Formitable werkt prima, behalve dat no-shows niet in het klantprofiel komen.

@ Camping Het Otterbos ; Giethoorn ; Binnenpad 88 ; 8355 BV ; www.otterbos.nl ; receptie@otterbos.nl ; 0521 361 774 ; Klaas Petter, Rianne Smit
Vierenzestig kampeerplaatsen en [[description|negen drijvende tenten die alleen per punter te bereiken zijn]]. Reserveren nu met Stratech, dat is te zwaar voor ons.

@ Camping Het Otterbos ; Giethoorn ; Binnenpad 88 ; 8355 BV ; www.otterbos.nl ; receptie@otterbos.nl ; 0521 361 774 ; Klaas Petter, Rianne Smit
[[entity|Rianne]] zit zes weken per jaar in Spanje en wil dan kunnen meekijken. Is er een app?

@ Camping Het Otterbos ; Giethoorn ; Binnenpad 88 ; 8355 BV ; www.otterbos.nl ; receptie@otterbos.nl ; 0521 361 774 ; Klaas Petter, Rianne Smit
Toeristenbelasting moet per persoon per nacht naar de gemeente [[entity|Steenwijkerland]]. Nachtregister ook digitaal.

@ Camping Het Otterbos ; Giethoorn ; Binnenpad 88 ; 8355 BV ; www.otterbos.nl ; receptie@otterbos.nl ; 0521 361 774 ; Klaas Petter, Rianne Smit
Wij leveren brood, gas en punters. Koppeling met Booking.com en ACSI gewenst, Airbnb niet.

@ Camping Het Otterbos ; Giethoorn ; Binnenpad 88 ; 8355 BV ; www.otterbos.nl ; receptie@otterbos.nl ; 0521 361 774 ; Klaas Petter, Rianne Smit
[[entity|Klaas Petter]] (de zoon van [[entity|ouwe Petter]]) neemt per 1 januari over. Rekening: [[entity|NL44 RABO 0334 8812 09]].

@ Camping Het Otterbos ; Giethoorn ; Binnenpad 88 ; 8355 BV ; www.otterbos.nl ; receptie@otterbos.nl ; 0521 361 774 ; Klaas Petter, Rianne Smit
Slagboom met kentekenherkenning is van Nedap. Daar moet de software mee praten, anders gaat het feest niet door.

@ Brouwerij Zwarte Karel ; Bergen op Zoom ; Potterstraat 5 ; 4611 NJ ; www.zwartekarel.nl ; proef@zwartekarel.nl ; 0164 240 553 ; Jurriaan Verbeek, Toine Buijs
Een brouwerij met proeflokaal in [[description|een oude gevangenis uit het Markiezaat]]. We brouwen 1.400 hl en verkopen aan ± 160 horecazaken.

@ Brouwerij Zwarte Karel ; Bergen op Zoom ; Potterstraat 5 ; 4611 NJ ; www.zwartekarel.nl ; proef@zwartekarel.nl ; 0164 240 553 ; Jurriaan Verbeek, Toine Buijs
Accijns rapporteren we maandelijks bij de Douane, dat is nu een middag werk. Liefst uit het ERP zelf.

@ Brouwerij Zwarte Karel ; Bergen op Zoom ; Potterstraat 5 ; 4611 NJ ; www.zwartekarel.nl ; proef@zwartekarel.nl ; 0164 240 553 ; Jurriaan Verbeek, Toine Buijs
[[entity|Toine]] brouwt, [[entity|Jurriaan Verbeek]] verkoopt. Ons tripel [[entity|Zwarte Karel]] won [[description|goud op de Dutch Beer Challenge in de categorie donkere tripels]].

@ Brouwerij Zwarte Karel ; Bergen op Zoom ; Potterstraat 5 ; 4611 NJ ; www.zwartekarel.nl ; proef@zwartekarel.nl ; 0164 240 553 ; Jurriaan Verbeek, Toine Buijs
Fust en retour: wie heeft hoeveel fusten staan? Nu een whiteboard. Vergelijk Beer30 en Ekos, maar de handleiding moet Nederlands zijn.

@ Brouwerij Zwarte Karel ; Bergen op Zoom ; Potterstraat 5 ; 4611 NJ ; www.zwartekarel.nl ; proef@zwartekarel.nl ; 0164 240 553 ; Jurriaan Verbeek, Toine Buijs
Met de [[entity|Vastenavend]] draaien we driedubbel, dan moet offline verkopen kunnen. Dweilbands betalen met munten.

@ Brouwerij Zwarte Karel ; Bergen op Zoom ; Potterstraat 5 ; 4611 NJ ; www.zwartekarel.nl ; proef@zwartekarel.nl ; 0164 240 553 ; Jurriaan Verbeek, Toine Buijs
Grondstoffen van Holland Malt en Brouwland. Partijnummers (lot) verplicht voor THT en recall.

@ Hotel Prins Casimir ; Leeuwarden ; Nieuwestad 131 ; 8911 CN ; www.prinscasimir.nl ; frontdesk@prinscasimir.nl ; 058 213 4477 ; Anneloes Terpstra, Bauke Wiersma
Ons hotel telt 83 kamers en drie zalen. PMS: Mews. POS: Oracle Simphony. Wij zoeken een CRM dat gastprofielen uit beide samenvoegt.

@ Hotel Prins Casimir ; Leeuwarden ; Nieuwestad 131 ; 8911 CN ; www.prinscasimir.nl ; frontdesk@prinscasimir.nl ; 058 213 4477 ; Anneloes Terpstra, Bauke Wiersma
[[entity|Prins Casimir]] was [[description|vroeger de sociëteit van de stadhouderlijke officieren]] en dat verhaal willen we terugzien in de mails aan gasten.

@ Hotel Prins Casimir ; Leeuwarden ; Nieuwestad 131 ; 8911 CN ; www.prinscasimir.nl ; frontdesk@prinscasimir.nl ; 058 213 4477 ; Anneloes Terpstra, Bauke Wiersma
Contactpersoon IT is [[entity|Bauke W.]], bereikbaar via [[entity|058 – 213 44 77]] toestel 12. [[entity|Anneloes]] tekent.

@ Hotel Prins Casimir ; Leeuwarden ; Nieuwestad 131 ; 8911 CN ; www.prinscasimir.nl ; frontdesk@prinscasimir.nl ; 058 213 4477 ; Anneloes Terpstra, Bauke Wiersma
Wij horen sinds 2021 bij de [[entity|Noorderstaete Hotels]], die met hun drie huizen één contract willen. Jaarlijks 31.000 overnachtingen.

@ Hotel Prins Casimir ; Leeuwarden ; Nieuwestad 131 ; 8911 CN ; www.prinscasimir.nl ; frontdesk@prinscasimir.nl ; 058 213 4477 ; Anneloes Terpstra, Bauke Wiersma
AVG: bewaartermijn twee jaar, DPIA is gedaan, verwerkersovereenkomst nodig. Nieuwsbrief via Mailchimp, later liefst in het CRM zelf.

@ Hotel Prins Casimir ; Leeuwarden ; Nieuwestad 131 ; 8911 CN ; www.prinscasimir.nl ; frontdesk@prinscasimir.nl ; 058 213 4477 ; Anneloes Terpstra, Bauke Wiersma
De lobby staat vol met [[description|de grootste particuliere verzameling tegeltableaus van de provincie]], groepen komen daarvoor. Rondleidingen boeken moet dus kunnen.

@ Hotel Prins Casimir ; Leeuwarden ; Nieuwestad 131 ; 8911 CN ; www.prinscasimir.nl ; frontdesk@prinscasimir.nl ; 058 213 4477 ; Anneloes Terpstra, Bauke Wiersma
Revenue zegt: IDeaS te duur, Duetto te groot, RoomPriceGenie misschien.

@ Stationsrestauratie Perron Nul ; Roosendaal ; Stationsplein 3 ; 4702 VX ; www.perronnul.nl ; eten@perronnul.nl ; 0165 550 218 ; Mehmet Yildirim, Lotte Huijbregts
Wij zitten [[description|in de oude wachtkamer eerste klas]] en hebben treinreizigers met weinig tijd: bestellen moet in 40 seconden.

@ Stationsrestauratie Perron Nul ; Roosendaal ; Stationsplein 3 ; 4702 VX ; www.perronnul.nl ; eten@perronnul.nl ; 0165 550 218 ; Mehmet Yildirim, Lotte Huijbregts
[[entity|Mehmet]] appte: ‘graag self order zuilen zoals bij Mac, maar met pin én contant’. [[entity|Lotte Huijbregts]] twijfelt over contant.

@ Stationsrestauratie Perron Nul ; Roosendaal ; Stationsplein 3 ; 4702 VX ; www.perronnul.nl ; eten@perronnul.nl ; 0165 550 218 ; Mehmet Yildirim, Lotte Huijbregts
NS Stations is onze verhuurder en wil elke maand de omzet per uur. Omzethuur 8%. Kan dat automatisch?

@ Stationsrestauratie Perron Nul ; Roosendaal ; Stationsplein 3 ; 4702 VX ; www.perronnul.nl ; eten@perronnul.nl ; 0165 550 218 ; Mehmet Yildirim, Lotte Huijbregts
Ontbijt vanaf 05.45 uur. Personeel in drie ploegen. CAO Horeca, inschaling via het handboek referentiefuncties.

@ Stationsrestauratie Perron Nul ; Roosendaal ; Stationsplein 3 ; 4702 VX ; www.perronnul.nl ; eten@perronnul.nl ; 0165 550 218 ; Mehmet Yildirim, Lotte Huijbregts
Er komt een tweede zaak op station [[entity|Lage Zwaluwe]]. Dezelfde artikelen, andere prijzen.

@ Pannenkoekenboerderij Het Kaasrad ; Bodegraven ; Zuidzijde 47 ; 2411 RT ; www.kaasrad.nl ; info@kaasrad.nl ; 0172 614 902 ; Arie Verweij, Cobie Oskam
Boerderij met 220 stoelen en speelschuur. Op woensdagmiddag kinderfeestjes, gemiddeld 14 stuks. Kassa van MplusKASSA.

@ Pannenkoekenboerderij Het Kaasrad ; Bodegraven ; Zuidzijde 47 ; 2411 RT ; www.kaasrad.nl ; info@kaasrad.nl ; 0172 614 902 ; Arie Verweij, Cobie Oskam
[[entity|Cobie Oskam]] maakt de roosters. [[entity|Arie]] zelf doet niks met computers, hij staat liever [[description|bij het twee meter hoge kaasrad dat al drie keer in het Guinness Book stond]].

@ Pannenkoekenboerderij Het Kaasrad ; Bodegraven ; Zuidzijde 47 ; 2411 RT ; www.kaasrad.nl ; info@kaasrad.nl ; 0172 614 902 ; Arie Verweij, Cobie Oskam
Allergenen per gerecht afdrukken. Nu in een map. Glutenvrij beslag heeft een eigen bakplaat.

@ Pannenkoekenboerderij Het Kaasrad ; Bodegraven ; Zuidzijde 47 ; 2411 RT ; www.kaasrad.nl ; info@kaasrad.nl ; 0172 614 902 ; Arie Verweij, Cobie Oskam
Stuur de offerte naar [[entity|Zuidzijde 47]], [[entity|2411 RT]], t.a.v. [[entity|A. Verweij]], KvK [[entity|58120344]].

@ Pannenkoekenboerderij Het Kaasrad ; Bodegraven ; Zuidzijde 47 ; 2411 RT ; www.kaasrad.nl ; info@kaasrad.nl ; 0172 614 902 ; Arie Verweij, Cobie Oskam
Wij kopen kaas bij [[entity|De Graafstroom]] in [[entity|Bleskensgraaf]] en bij drie boeren om ons heen, die factureren alle drie anders.

@ Museumcafé De Walvis ; Vlieland ; Dorpsstraat 99 ; 8899 AD ; www.walviscafe.nl ; post@walviscafe.nl ; 0562 451 600 ; Tjitske Visser, Roel van der Wal
Wij zijn [[description|het enige café op het eiland met een walviskaak als deur]]. In de winter draaien we met twee man, in de zomer met veertien.

@ Museumcafé De Walvis ; Vlieland ; Dorpsstraat 99 ; 8899 AD ; www.walviscafe.nl ; post@walviscafe.nl ; 0562 451 600 ; Tjitske Visser, Roel van der Wal
Alles komt met de boot van [[entity|Doeksen]], dus voorraad is twee dagen vooruit denken. Een besteladvies op het weer zou mooi zijn.

@ Museumcafé De Walvis ; Vlieland ; Dorpsstraat 99 ; 8899 AD ; www.walviscafe.nl ; post@walviscafe.nl ; 0562 451 600 ; Tjitske Visser, Roel van der Wal
[[entity|Tjitske]] vraagt: museumkaart scannen aan onze kassa, kan dat? Het museum gebruikt Recreatex.

@ Museumcafé De Walvis ; Vlieland ; Dorpsstraat 99 ; 8899 AD ; www.walviscafe.nl ; post@walviscafe.nl ; 0562 451 600 ; Tjitske Visser, Roel van der Wal
[[entity|Roel v.d. Wal]] beheert de site ([[entity|walviscafe.nl]]). Prijzen mogen daar automatisch heen.

@ Museumcafé De Walvis ; Vlieland ; Dorpsstraat 99 ; 8899 AD ; www.walviscafe.nl ; post@walviscafe.nl ; 0562 451 600 ; Tjitske Visser, Roel van der Wal
Internet valt uit bij storm. Offline werken: eis, geen wens. Betaling dan later versturen.

@ Van Rossem Catering ; Veghel ; Corridor 11 ; 5466 RB ; www.vanrossemcatering.nl ; sales@vanrossemcatering.nl ; 0413 388 710 ; Peter van Rossem, Nicole Verhagen
Bedrijfscatering op 38 locaties, 210 mensen, hoofdkantoor op een industrieterrein. ERP nu: een oude Navision (2009).

@ Van Rossem Catering ; Veghel ; Corridor 11 ; 5466 RB ; www.vanrossemcatering.nl ; sales@vanrossemcatering.nl ; 0413 388 710 ; Peter van Rossem, Nicole Verhagen
[[entity|Peter van Rossem]] wil per locatie marge zien vóór de tiende van de maand. [[entity|Nicole]] van HR wil één bron voor contracten.

@ Van Rossem Catering ; Veghel ; Corridor 11 ; 5466 RB ; www.vanrossemcatering.nl ; sales@vanrossemcatering.nl ; 0413 388 710 ; Peter van Rossem, Nicole Verhagen
Grootste klant is de [[entity|Jumbo-distributie]] aan de overkant, goed voor 22 procent. Dat mag niet in de aanvraag maar jullie moeten het weten.

@ Van Rossem Catering ; Veghel ; Corridor 11 ; 5466 RB ; www.vanrossemcatering.nl ; sales@vanrossemcatering.nl ; 0413 388 710 ; Peter van Rossem, Nicole Verhagen
Wij verzorgen al [[description|sinds de eerste editie de maaltijden op Paaspop]], dan tijdelijk 90 extra krachten via Temper en YoungOnes.

@ Van Rossem Catering ; Veghel ; Corridor 11 ; 5466 RB ; www.vanrossemcatering.nl ; sales@vanrossemcatering.nl ; 0413 388 710 ; Peter van Rossem, Nicole Verhagen
HACCP-registratie op tablet, temperaturen uit sensoren (Testo). Nu lijsten op papier die niemand terugvindt.

@ Van Rossem Catering ; Veghel ; Corridor 11 ; 5466 RB ; www.vanrossemcatering.nl ; sales@vanrossemcatering.nl ; 0413 388 710 ; Peter van Rossem, Nicole Verhagen
Peppol e-facturen verplicht voor de overheidsklanten. SLA: 99,5% en storing binnen 2 uur opgepakt.

@ Bakkerij-Tearoom Snoek ; Urk ; Wijk 3-22 ; 8321 ER ; www.bakkersnoek.nl ; bestellen@bakkersnoek.nl ; 0527 681 340 ; Jelle Snoek, Hiltje Romkes
Wij verkopen 3.000 krentenbollen in de week dat de vloot binnenligt. Bestellen gaat nu via een schrift, [[entity|Hiltje Romkes]] typt het over.

@ Bakkerij-Tearoom Snoek ; Urk ; Wijk 3-22 ; 8321 ER ; www.bakkersnoek.nl ; bestellen@bakkersnoek.nl ; 0527 681 340 ; Jelle Snoek, Hiltje Romkes
[[entity|Jelle Snoek]] is [[description|de vijfde generatie; zijn betovergrootvader bakte nog voor de botters]]. Zondag zijn we altijd dicht, ook online.

@ Bakkerij-Tearoom Snoek ; Urk ; Wijk 3-22 ; 8321 ER ; www.bakkersnoek.nl ; bestellen@bakkersnoek.nl ; 0527 681 340 ; Jelle Snoek, Hiltje Romkes
Bakkerssoftware Compad is te duur, CSB kent niemand. Winkelkassa van Vectron kan blijven.

@ Bakkerij-Tearoom Snoek ; Urk ; Wijk 3-22 ; 8321 ER ; www.bakkersnoek.nl ; bestellen@bakkersnoek.nl ; 0527 681 340 ; Jelle Snoek, Hiltje Romkes
tearoom 24 plaatsen, taart van de week, koffie van Segafredo. adres [[entity|wijk 3 nummer 22]]

@ Bakkerij-Tearoom Snoek ; Urk ; Wijk 3-22 ; 8321 ER ; www.bakkersnoek.nl ; bestellen@bakkersnoek.nl ; 0527 681 340 ; Jelle Snoek, Hiltje Romkes
[[entity|Zwolsche Poort]] heeft ons gezegd dat RELEX voor bakkers te groot is; klopt dat? Wij willen derving per product zien.

@ Kasteelhotel Ter Wijck ; Slenaken ; Grensweg 1 ; 6277 NA ; www.terwijck.nl ; reserveren@terwijck.nl ; 043 457 3102 ; Valère Meertens, Ghislaine Lardinois
Het kasteel heeft 26 suites, een [[description|slotgracht met steuren]] en een restaurant met 17 punten in GaultMillau.

@ Kasteelhotel Ter Wijck ; Slenaken ; Grensweg 1 ; 6277 NA ; www.terwijck.nl ; reserveren@terwijck.nl ; 043 457 3102 ; Valère Meertens, Ghislaine Lardinois
[[entity|Valère]] en [[entity|Ghislaine Lardinois]] willen geen callcenter maar een persoonlijk gastendossier, dat bij elke aankomst klaarligt.

@ Kasteelhotel Ter Wijck ; Slenaken ; Grensweg 1 ; 6277 NA ; www.terwijck.nl ; reserveren@terwijck.nl ; 043 457 3102 ; Valère Meertens, Ghislaine Lardinois
Gasten komen uit België, Duitsland en Nederland: drie talen, twee btw-tarieven. Facturen in het Frans zijn een wens.

@ Kasteelhotel Ter Wijck ; Slenaken ; Grensweg 1 ; 6277 NA ; www.terwijck.nl ; reserveren@terwijck.nl ; 043 457 3102 ; Valère Meertens, Ghislaine Lardinois
We liggen op 200 meter van de grens bij [[entity|Teuven]], telefoons pakken soms het Belgische net. Sms-verificatie werkt dan slecht.

@ Kasteelhotel Ter Wijck ; Slenaken ; Grensweg 1 ; 6277 NA ; www.terwijck.nl ; reserveren@terwijck.nl ; 043 457 3102 ; Valère Meertens, Ghislaine Lardinois
In 1996 sliep hier [[description|de hele Jordaanse delegatie van het vredesoverleg]], daar is nog een gastenboek van.

@ Kasteelhotel Ter Wijck ; Slenaken ; Grensweg 1 ; 6277 NA ; www.terwijck.nl ; reserveren@terwijck.nl ; 043 457 3102 ; Valère Meertens, Ghislaine Lardinois
Spa: behandelingen plannen met Treatwell of Salonized? Nu in Protel als ‘kamer 900’.

@ Wok & Go Groep ; Almere ; Randstad 20-18 ; 1314 BA ; www.wokengogroep.nl ; hq@wokengogroep.nl ; 036 530 7788 ; Winston Cheung, Mei-Lin Tan
Eleven outlets, all takeaway, open till midnight. Thuisbezorgd and Uber Eats make up 61 % of turnover. We want one menu to push to all channels.

@ Wok & Go Groep ; Almere ; Randstad 20-18 ; 1314 BA ; www.wokengogroep.nl ; hq@wokengogroep.nl ; 036 530 7788 ; Winston Cheung, Mei-Lin Tan
[[entity|Winston]] wants Deliverect or HubRise in between; head office in [[entity|Almere]] keeps the recipes.

@ Wok & Go Groep ; Almere ; Randstad 20-18 ; 1314 BA ; www.wokengogroep.nl ; hq@wokengogroep.nl ; 036 530 7788 ; Winston Cheung, Mei-Lin Tan
We were [[description|the first to fry noodles in a converted tram]], and that tram still stands in front of the head office.

@ Wok & Go Groep ; Almere ; Randstad 20-18 ; 1314 BA ; www.wokengogroep.nl ; hq@wokengogroep.nl ; 036 530 7788 ; Winston Cheung, Mei-Lin Tan
Please mail [[entity|mei-lin.tan@wokengogroep.nl]]; she runs HR for 140 part-timers. Planning is in Dyflexis, payroll at ADP.

@ Wok & Go Groep ; Almere ; Randstad 20-18 ; 1314 BA ; www.wokengogroep.nl ; hq@wokengogroep.nl ; 036 530 7788 ; Winston Cheung, Mei-Lin Tan
[[entity|Wok & Go]] franchisees pay 6% royalty on net sales. The ERP has to calculate it weekly, per shop.

@ Rederij De Koperen Schuit ; Sneek ; Oosterkade 6 ; 8605 AA ; www.koperenschuit.nl ; varen@koperenschuit.nl ; 0515 417 290 ; Wytze Bouma, Fenna Altena
Drie salonboten met keuken, van april tot oktober elke dag. Aan boord geen stabiel internet. Reserveringen via Bookeo.

@ Rederij De Koperen Schuit ; Sneek ; Oosterkade 6 ; 8605 AA ; www.koperenschuit.nl ; varen@koperenschuit.nl ; 0515 417 290 ; Wytze Bouma, Fenna Altena
[[entity|Wytze]] vaart zelf nog, dus bellen na zevenen: [[entity|nul vijf een vijf, vier een zeven, twee negentig]].

@ Rederij De Koperen Schuit ; Sneek ; Oosterkade 6 ; 8605 AA ; www.koperenschuit.nl ; varen@koperenschuit.nl ; 0515 417 290 ; Wytze Bouma, Fenna Altena
Tijdens [[entity|de Sneekweek]] liggen we stil als boot en draaien we als bar: [[description|het vlaggenschip is dan de jurytoren]].

@ Rederij De Koperen Schuit ; Sneek ; Oosterkade 6 ; 8605 AA ; www.koperenschuit.nl ; varen@koperenschuit.nl ; 0515 417 290 ; Wytze Bouma, Fenna Altena
[[entity|Fenna Altena]] zoekt een CRM voor bedrijfsuitjes. Ze kent HubSpot van haar vorige werk en vond dat ‘veel knoppen’.

@ Rederij De Koperen Schuit ; Sneek ; Oosterkade 6 ; 8605 AA ; www.koperenschuit.nl ; varen@koperenschuit.nl ; 0515 417 290 ; Wytze Bouma, Fenna Altena
Veiligheidsbriefing moet ondertekend worden door elke schipper, bewaren 5 jaar, ILT kan erom vragen.

@ Golfbrasserie Hole Negentien ; Nunspeet ; Plesmanlaan 30 ; 8072 PT ; www.hole19nunspeet.nl ; brasserie@hole19nunspeet.nl ; 0341 258 044 ; Berend Klaassen, Daphne van Ommen
Brasserie bij 27 holes. Leden betalen op rekening met hun pas (E-Golf4U). Elke maand incasso.

@ Golfbrasserie Hole Negentien ; Nunspeet ; Plesmanlaan 30 ; 8072 PT ; www.hole19nunspeet.nl ; brasserie@hole19nunspeet.nl ; 0341 258 044 ; Berend Klaassen, Daphne van Ommen
[[entity|Daphne]] vraagt hoe ze bitterballen per flight kan boeken vanaf de [[description|halfway bij de dubbele eik met de bliksemscheur]].

@ Golfbrasserie Hole Negentien ; Nunspeet ; Plesmanlaan 30 ; 8072 PT ; www.hole19nunspeet.nl ; brasserie@hole19nunspeet.nl ; 0341 258 044 ; Berend Klaassen, Daphne van Ommen
Toernooien: startlijst uit het ledensysteem, diner erachteraan, per tafel gereserveerd. Bedrijven willen één factuur.

@ Golfbrasserie Hole Negentien ; Nunspeet ; Plesmanlaan 30 ; 8072 PT ; www.hole19nunspeet.nl ; brasserie@hole19nunspeet.nl ; 0341 258 044 ; Berend Klaassen, Daphne van Ommen
[[entity|Berend Klaassen]] was [[description|kok op het koninklijke jachtslot voordat hij hier begon]]. Hij wil receptuur en kostprijs, de rest is bijzaak.

@ Woonzorg Lindehof Keukens ; Hengelo ; Lindelaan 8 ; 7552 CK ; www.lindehofkeukens.nl ; keuken@lindehofkeukens.nl ; 074 255 6120 ; Hans Oude Luttikhuis, Mirjam Blokhuis
Wij koken voor negen huizen in [[entity|Twente]], 1.150 maaltijden per dag, koel-vers. Software moet met het ECD (Nedap Ons) praten voor diëten.

@ Woonzorg Lindehof Keukens ; Hengelo ; Lindelaan 8 ; 7552 CK ; www.lindehofkeukens.nl ; keuken@lindehofkeukens.nl ; 074 255 6120 ; Hans Oude Luttikhuis, Mirjam Blokhuis
[[entity|Oude Luttikhuis]] wil JAMES vervangen. [[entity|Mirjam]] let op allergenen en IDDSI-consistenties.

@ Woonzorg Lindehof Keukens ; Hengelo ; Lindelaan 8 ; 7552 CK ; www.lindehofkeukens.nl ; keuken@lindehofkeukens.nl ; 074 255 6120 ; Hans Oude Luttikhuis, Mirjam Blokhuis
Inkoop via Bidfood en een lokale groenteboer, raamcontract tot eind 2027. Aanbesteding onder de drempel.

@ Woonzorg Lindehof Keukens ; Hengelo ; Lindelaan 8 ; 7552 CK ; www.lindehofkeukens.nl ; keuken@lindehofkeukens.nl ; 074 255 6120 ; Hans Oude Luttikhuis, Mirjam Blokhuis
De centrale keuken staat [[description|in de hal waar vroeger de telefooncentrales werden gebouwd]]. 34 fte, waarvan 11 met een indicatie.

@ Woonzorg Lindehof Keukens ; Hengelo ; Lindelaan 8 ; 7552 CK ; www.lindehofkeukens.nl ; keuken@lindehofkeukens.nl ; 074 255 6120 ; Hans Oude Luttikhuis, Mirjam Blokhuis
Voedingsassistenten werken met tablets van Samsung. Graag grote knoppen en weinig tekst.

@ Hostel De Dwaalgast ; Den Helder ; Willemsoord 52 ; 1781 AS ; www.dwaalgasthostel.nl ; bed@dwaalgasthostel.nl ; 0223 680 145 ; Sanne Kooiman, Omar Benali
A hostel of 120 beds [[description|on the former navy wharf, in the rope maker's shed]]. Guests check in by themselves after 22:00.

@ Hostel De Dwaalgast ; Den Helder ; Willemsoord 52 ; 1781 AS ; www.dwaalgasthostel.nl ; bed@dwaalgasthostel.nl ; 0223 680 145 ; Sanne Kooiman, Omar Benali
[[entity|Sanne]] would like one inbox for WhatsApp, Booking.com and mail. [[entity|Omar Benali]] thinks Cloudbeds can do all, I doubt it.

@ Hostel De Dwaalgast ; Den Helder ; Willemsoord 52 ; 1781 AS ; www.dwaalgasthostel.nl ; bed@dwaalgasthostel.nl ; 0223 680 145 ; Sanne Kooiman, Omar Benali
Locks are from Salto, key codes must be sent two hours before arrival. City tax is per night.

@ Hostel De Dwaalgast ; Den Helder ; Willemsoord 52 ; 1781 AS ; www.dwaalgasthostel.nl ; bed@dwaalgasthostel.nl ; 0223 680 145 ; Sanne Kooiman, Omar Benali
Half of our guests take the [[entity|Texel]] ferry next morning. Breakfast to go from 5:30, pre-paid.

@ Hostel De Dwaalgast ; Den Helder ; Willemsoord 52 ; 1781 AS ; www.dwaalgasthostel.nl ; bed@dwaalgasthostel.nl ; 0223 680 145 ; Sanne Kooiman, Omar Benali
Call [[entity|+31 223 680145]] or come by at [[entity|Willemsoord 52]]. Ask for [[entity|San]].

@ Wijnbar Druif & Dame ; Deventer ; Walstraat 17 ; 7411 GK ; www.druifendame.nl ; proost@druifendame.nl ; 0570 641 880 ; Josephine Roelvink, Tobias Weert
Honderdtwintig wijnen per glas met Coravin. Voorraad op de centiliter, dat kan bijna geen kassa.

@ Wijnbar Druif & Dame ; Deventer ; Walstraat 17 ; 7411 GK ; www.druifendame.nl ; proost@druifendame.nl ; 0570 641 880 ; Josephine Roelvink, Tobias Weert
[[entity|Josephine Roelvink]] (vinoloog) en [[entity|Tobias]] staan er samen. Chardonnay, Riesling en Blaufränkisch lopen het hardst.

@ Wijnbar Druif & Dame ; Deventer ; Walstraat 17 ; 7411 GK ; www.druifendame.nl ; proost@druifendame.nl ; 0570 641 880 ; Josephine Roelvink, Tobias Weert
Ons motto: [[description|‘eerst de dame, dan de druif’]]. Staat ook op de bonnen, dus logo op de bon is een eis.

@ Wijnbar Druif & Dame ; Deventer ; Walstraat 17 ; 7411 GK ; www.druifendame.nl ; proost@druifendame.nl ; 0570 641 880 ; Josephine Roelvink, Tobias Weert
Tijdens het [[entity|Dickens Festijn]] verkopen we alleen glühwein aan een kraam op de [[entity|Walstraat]]. Mobiele pin van SumUp is dan genoeg.

@ Wijnbar Druif & Dame ; Deventer ; Walstraat 17 ; 7411 GK ; www.druifendame.nl ; proost@druifendame.nl ; 0570 641 880 ; Josephine Roelvink, Tobias Weert
Wij willen importeurs vergelijken op prijs per fles. Nu in Google Sheets.

@ Cafetaria ’t Hoekje van Riet ; Goes ; Lange Vorststraat 60 ; 4461 JP ; www.hoekjevanriet.nl ; riet@hoekjevanriet.nl ; 0113 227 456 ; Riet Moelker, Danny Moelker
Familiebedrijf, 2 frituurwanden, 9 bezorgers. [[entity|Riet]] is 71 en wil knoppen met plaatjes.

@ Cafetaria ’t Hoekje van Riet ; Goes ; Lange Vorststraat 60 ; 4461 JP ; www.hoekjevanriet.nl ; riet@hoekjevanriet.nl ; 0113 227 456 ; Riet Moelker, Danny Moelker
[[entity|Danny]] heeft [[description|in 2018 de lekkerste kroket van Zeeland gebakken]] volgens de krant, sindsdien rijen tot [[entity|de Singelstraat]].

@ Cafetaria ’t Hoekje van Riet ; Goes ; Lange Vorststraat 60 ; 4461 JP ; www.hoekjevanriet.nl ; riet@hoekjevanriet.nl ; 0113 227 456 ; Riet Moelker, Danny Moelker
Bestelzuil of QR op tafel? Booq kennen we, Bork is duurder. Nieuwe kassa voor carnaval graag.

@ Cafetaria ’t Hoekje van Riet ; Goes ; Lange Vorststraat 60 ; 4461 JP ; www.hoekjevanriet.nl ; riet@hoekjevanriet.nl ; 0113 227 456 ; Riet Moelker, Danny Moelker
De bezorgapp moet de route tonen. Nu bellen ze [[entity|Riet Moelker]] op haar eigen 06: [[entity|06-51 33 90 27]].

@ Cafetaria ’t Hoekje van Riet ; Goes ; Lange Vorststraat 60 ; 4461 JP ; www.hoekjevanriet.nl ; riet@hoekjevanriet.nl ; 0113 227 456 ; Riet Moelker, Danny Moelker
Frisdrank van Vrumona, vet halen ze op (Rotie). Niks bijzonders verder.

@ Theatercafé Het Voetlicht ; Tilburg ; Louis Bouwmeesterplein 1 ; 5038 TN ; www.voetlichttilburg.nl ; cafe@voetlichttilburg.nl ; 013 543 2280 ; Femke Brekelmans, Sjoerd Janssens
Wij draaien op voorstellingen: om half acht 180 koffie, om tien uur 120 bier. Daartussen niets. Pauzedrankjes vooraf bestellen is dé wens.

@ Theatercafé Het Voetlicht ; Tilburg ; Louis Bouwmeesterplein 1 ; 5038 TN ; www.voetlichttilburg.nl ; cafe@voetlichttilburg.nl ; 013 543 2280 ; Femke Brekelmans, Sjoerd Janssens
[[entity|Femke]] krijgt het programma uit Ticketmatic. Dat moet in de planning van bediening komen, anders belt ze steeds [[entity|Sjoerd Janssens]].

@ Theatercafé Het Voetlicht ; Tilburg ; Louis Bouwmeesterplein 1 ; 5038 TN ; www.voetlichttilburg.nl ; cafe@voetlichttilburg.nl ; 013 543 2280 ; Femke Brekelmans, Sjoerd Janssens
Het café heeft [[description|het doek van de eerste revue van 1961 boven de bar]] hangen. Lichtplan doen we zelf.

@ Theatercafé Het Voetlicht ; Tilburg ; Louis Bouwmeesterplein 1 ; 5038 TN ; www.voetlichttilburg.nl ; cafe@voetlichttilburg.nl ; 013 543 2280 ; Femke Brekelmans, Sjoerd Janssens
Tijdens [[entity|Festival Circolo]] en de [[entity|Tilburgse Kermis]] hebben we extra tappunten, die moeten in één dag te plaatsen zijn.

@ Theatercafé Het Voetlicht ; Tilburg ; Louis Bouwmeesterplein 1 ; 5038 TN ; www.voetlichttilburg.nl ; cafe@voetlichttilburg.nl ; 013 543 2280 ; Femke Brekelmans, Sjoerd Janssens
Medewerkers zijn bijna allemaal student. Ruilen van diensten moet via de app, goedkeuren door de shiftleider.

@ Bungalowpark De Veenmol ; Emmen ; Sluisvierweg 40 ; 7812 RA ; www.veenmol.nl ; info@veenmol.nl ; 0591 612 345 ; Albert Nijhuis, Wilma Heres
140 bungalows, waarvan 60 van particuliere eigenaren. Eigenaarsafrekening per kwartaal, met energie en onderhoud.

@ Bungalowpark De Veenmol ; Emmen ; Sluisvierweg 40 ; 7812 RA ; www.veenmol.nl ; info@veenmol.nl ; 0591 612 345 ; Albert Nijhuis, Wilma Heres
[[entity|Wilma Heres]] doet de receptie en kent Booking Experts. [[entity|Albert]] vindt Maxxton beter, van een beurs.

@ Bungalowpark De Veenmol ; Emmen ; Sluisvierweg 40 ; 7812 RA ; www.veenmol.nl ; info@veenmol.nl ; 0591 612 345 ; Albert Nijhuis, Wilma Heres
Ons zwembad is [[description|uitgegraven in het veen en daardoor zo donker als koffie]], dat staat in elke recensie.

@ Bungalowpark De Veenmol ; Emmen ; Sluisvierweg 40 ; 7812 RA ; www.veenmol.nl ; info@veenmol.nl ; 0591 612 345 ; Albert Nijhuis, Wilma Heres
Tegenover [[entity|Wildlands]], dus gasten willen kaartjes meeboeken. Nu printen we vouchers.

@ Bungalowpark De Veenmol ; Emmen ; Sluisvierweg 40 ; 7812 RA ; www.veenmol.nl ; info@veenmol.nl ; 0591 612 345 ; Albert Nijhuis, Wilma Heres
Meterstanden op afstand (Kamstrup). Factuur achteraf. Btw 9% en 21% op een nota.

@ Bungalowpark De Veenmol ; Emmen ; Sluisvierweg 40 ; 7812 RA ; www.veenmol.nl ; info@veenmol.nl ; 0591 612 345 ; Albert Nijhuis, Wilma Heres
Ledenactie met ANWB en acties met Natuurhuisje. Kanaalbeheer moet dubbele boekingen voorkomen.

@ B&B Klooster Sint-Ode ; Sint-Oedenrode ; Kloosterpad 2 ; 5492 TR ; www.klooster-sintode.nl ; slapen@klooster-sintode.nl ; 0413 472 981 ; Lieke van den Boom, Frans Habraken
Zes kamers in [[description|een klooster waar tot 2004 nog vier zusters woonden]]. Gasten schuiven aan bij één lange tafel.

@ B&B Klooster Sint-Ode ; Sint-Oedenrode ; Kloosterpad 2 ; 5492 TR ; www.klooster-sintode.nl ; slapen@klooster-sintode.nl ; 0413 472 981 ; Lieke van den Boom, Frans Habraken
[[entity|Lieke v.d. Boom]]: ‘Ik wil geen computer op de balie, wel op mijn telefoon zien wie er komt.’

@ B&B Klooster Sint-Ode ; Sint-Oedenrode ; Kloosterpad 2 ; 5492 TR ; www.klooster-sintode.nl ; slapen@klooster-sintode.nl ; 0413 472 981 ; Lieke van den Boom, Frans Habraken
[[entity|Frans]] bakt het brood, spelt en rogge. Etiketten met ingrediënten voor de winkel in de poort.

@ B&B Klooster Sint-Ode ; Sint-Oedenrode ; Kloosterpad 2 ; 5492 TR ; www.klooster-sintode.nl ; slapen@klooster-sintode.nl ; 0413 472 981 ; Lieke van den Boom, Frans Habraken
Wij betalen nu 15% aan Booking en willen meer direct. Eigen site is WordPress met MotoPress.

@ B&B Klooster Sint-Ode ; Sint-Oedenrode ; Kloosterpad 2 ; 5492 TR ; www.klooster-sintode.nl ; slapen@klooster-sintode.nl ; 0413 472 981 ; Lieke van den Boom, Frans Habraken
Stilteretraites boeken anders: vast programma, vijf dagen, vooruitbetaling. Een PMS kan dat vaak niet.

@ B&B Klooster Sint-Ode ; Sint-Oedenrode ; Kloosterpad 2 ; 5492 TR ; www.klooster-sintode.nl ; slapen@klooster-sintode.nl ; 0413 472 981 ; Lieke van den Boom, Frans Habraken
Bij een boeking vanaf het [[entity|Pieterpad]] willen we bagagevervoer aanbieden. In [[entity|Rooi]] kent iedereen ons.

@ Sushi Amano ; Utrecht ; Oudegracht 233 ; 3511 NK ; www.sushiamano.nl ; info@sushiamano.nl ; 030 231 5590 ; Kenji Mori, Puck Verstappen
Twee zitmomenten, omakase voor twaalf. Vooruitbetalen bij reserveren, anders no-show. Nu Tock, maar in dollars.

@ Sushi Amano ; Utrecht ; Oudegracht 233 ; 3511 NK ; www.sushiamano.nl ; info@sushiamano.nl ; 030 231 5590 ; Kenji Mori, Puck Verstappen
Chef [[entity|Mori]] koopt vis bij [[entity|Schmidt Zeevis]] en op de veiling; prijs per dag anders, dus receptprijs dagelijks herrekenen.

@ Sushi Amano ; Utrecht ; Oudegracht 233 ; 3511 NK ; www.sushiamano.nl ; info@sushiamano.nl ; 030 231 5590 ; Kenji Mori, Puck Verstappen
Wij zijn [[description|de zaak in de werfkelder met de omgekeerde ingang]], de bezorger kan ons nooit vinden.

@ Sushi Amano ; Utrecht ; Oudegracht 233 ; 3511 NK ; www.sushiamano.nl ; info@sushiamano.nl ; 030 231 5590 ; Kenji Mori, Puck Verstappen
[[entity|Puck]] werkt vier dagen. Roosters in Eitje, dat bevalt. Alleen verlof klopt niet.

@ Sushi Amano ; Utrecht ; Oudegracht 233 ; 3511 NK ; www.sushiamano.nl ; info@sushiamano.nl ; 030 231 5590 ; Kenji Mori, Puck Verstappen
Voor [[entity|Amano]] geldt: geen fooi op de pin, dat is in Japan onbeleefd. Kan dat uit?

@ Feestcafé De Blauwe Knoop ; Volendam ; Haven 110 ; 1131 EV ; www.blauweknoop.nl ; feest@blauweknoop.nl ; 0299 364 721 ; Jaap Tol, Nel Schilder
Feestcafé, 400 man op zaterdag, gemiddelde leeftijd 22. Muntjes of cashless? Weezevent hebben we gezien.

@ Feestcafé De Blauwe Knoop ; Volendam ; Haven 110 ; 1131 EV ; www.blauweknoop.nl ; feest@blauweknoop.nl ; 0299 364 721 ; Jaap Tol, Nel Schilder
[[entity|Jaap T.]] zong zelf [[description|in de groep die in 1974 op één stond met een smartlap]] en wil nog steeds een podiumagenda in het systeem.

@ Feestcafé De Blauwe Knoop ; Volendam ; Haven 110 ; 1131 EV ; www.blauweknoop.nl ; feest@blauweknoop.nl ; 0299 364 721 ; Jaap Tol, Nel Schilder
Beveiliging telt binnenkomst met een klikker. Een telsysteem dat met de brandweereis van 425 rekent, graag.

@ Feestcafé De Blauwe Knoop ; Volendam ; Haven 110 ; 1131 EV ; www.blauweknoop.nl ; feest@blauweknoop.nl ; 0299 364 721 ; Jaap Tol, Nel Schilder
[[entity|Nel Schilder]] doet de loonstroken bij [[entity|accountantskantoor Kwakman]]. Bestanden nu per USB.

@ Feestcafé De Blauwe Knoop ; Volendam ; Haven 110 ; 1131 EV ; www.blauweknoop.nl ; feest@blauweknoop.nl ; 0299 364 721 ; Jaap Tol, Nel Schilder
Kermis in september is onze piek, dan zes dagen open tot 03.00. Personeel via StudentWerk en familie.

@ Feestcafé De Blauwe Knoop ; Volendam ; Haven 110 ; 1131 EV ; www.blauweknoop.nl ; feest@blauweknoop.nl ; 0299 364 721 ; Jaap Tol, Nel Schilder
naam op bon: [[entity|Blauwe Knoop BV]], BTW [[entity|NL8123.45.678.B01]]

@ Campus Kitchen Delft ; Delft ; Mekelweg 8 ; 2628 CD ; www.campuskitchendelft.nl ; order@campuskitchendelft.nl ; 015 278 9012 ; Vikram Rao, Elise de Groot
Canteen with 1,900 lunches a day between 11:45 and 13:15. Students pay by phone. We look at Appetize and Twelve.

@ Campus Kitchen Delft ; Delft ; Mekelweg 8 ; 2628 CD ; www.campuskitchendelft.nl ; order@campuskitchendelft.nl ; 015 278 9012 ; Vikram Rao, Elise de Groot
[[entity|Elise]] wants CO2 per dish on the screens; the sustainability office of [[entity|TU Delft]] pays for it.

@ Campus Kitchen Delft ; Delft ; Mekelweg 8 ; 2628 CD ; www.campuskitchendelft.nl ; order@campuskitchendelft.nl ; 015 278 9012 ; Vikram Rao, Elise de Groot
[[entity|Vikram Rao]] wrote: our kitchen is [[description|the one with the robot arm that fries falafel]], and it should receive orders itself.

@ Campus Kitchen Delft ; Delft ; Mekelweg 8 ; 2628 CD ; www.campuskitchendelft.nl ; order@campuskitchendelft.nl ; 015 278 9012 ; Vikram Rao, Elise de Groot
Waste weighing with Winnow or Orbisk? Whichever has an open API. Data stays in the EU, please.

@ Campus Kitchen Delft ; Delft ; Mekelweg 8 ; 2628 CD ; www.campuskitchendelft.nl ; order@campuskitchendelft.nl ; 015 278 9012 ; Vikram Rao, Elise de Groot
Stock take is on Fridays. Barcodes are missing on half of the products from small suppliers.

@ Campus Kitchen Delft ; Delft ; Mekelweg 8 ; 2628 CD ; www.campuskitchendelft.nl ; order@campuskitchendelft.nl ; 015 278 9012 ; Vikram Rao, Elise de Groot
We are tendered every four years, so contracts must be cancellable with the catering contract.

@ Boerderijwinkel Weidegeluk ; Wapserveen ; Westeinde 101 ; 8351 HH ; www.weidegeluk.nl ; boer@weidegeluk.nl ; 0521 321 667 ; Harm Dolsma, Tineke Bakker
Boerderijwinkel met theeschenkerij en 34 eigen koeien. Kazen hebben een houdbaarheid per wiel, de kassa weegt mee (Bizerba).

@ Boerderijwinkel Weidegeluk ; Wapserveen ; Westeinde 101 ; 8351 HH ; www.weidegeluk.nl ; boer@weidegeluk.nl ; 0521 321 667 ; Harm Dolsma, Tineke Bakker
[[entity|Tineke Bakker]] wil bestellingen van de automaat aan de weg ook zien. [[entity|Harm]] zet hem nu zelf op zijn telefoon.

@ Boerderijwinkel Weidegeluk ; Wapserveen ; Westeinde 101 ; 8351 HH ; www.weidegeluk.nl ; boer@weidegeluk.nl ; 0521 321 667 ; Harm Dolsma, Tineke Bakker
Wij zijn [[description|de boerderij van ‘Boer zoekt Vrouw’ met de mislukte taart]], dus in mei komen er bussen.

@ Boerderijwinkel Weidegeluk ; Wapserveen ; Westeinde 101 ; 8351 HH ; www.weidegeluk.nl ; boer@weidegeluk.nl ; 0521 321 667 ; Harm Dolsma, Tineke Bakker
Subsidie via RVO; facturen moeten daarom vóór 1 december. Meerdere offertes nodig.

@ Boerderijwinkel Weidegeluk ; Wapserveen ; Westeinde 101 ; 8351 HH ; www.weidegeluk.nl ; boer@weidegeluk.nl ; 0521 321 667 ; Harm Dolsma, Tineke Bakker
De melkrijder van [[entity|Rouveen Kaasspecialiteiten]] levert ook terug. Statiegeld op flessen, mét bon.

@ Boerderijwinkel Weidegeluk ; Wapserveen ; Westeinde 101 ; 8351 HH ; www.weidegeluk.nl ; boer@weidegeluk.nl ; 0521 321 667 ; Harm Dolsma, Tineke Bakker
Kinderfeestje: huifkar, ijs, knuffelen. Online boeken met iDEAL. Annuleren bij regen tot 24 uur ervoor.

@ Escape & Dine Area 9 ; Eindhoven ; Torenallee 45 ; 5617 BA ; www.area9ehv.nl ; team@area9ehv.nl ; 040 291 7733 ; Rik Smulders, Anouk Feijen
Zes kamers en een restaurant in [[description|de hal waar de eerste beeldbuizen zijn getest]]. Boeken en eten in één keer.

@ Escape & Dine Area 9 ; Eindhoven ; Torenallee 45 ; 5617 BA ; www.area9ehv.nl ; team@area9ehv.nl ; 040 291 7733 ; Rik Smulders, Anouk Feijen
[[entity|Rik S.]] gebruikt Bookeo, [[entity|Anouk Feijen]] wil naar Recras. Beide hebben geen keukenbon.

@ Escape & Dine Area 9 ; Eindhoven ; Torenallee 45 ; 5617 BA ; www.area9ehv.nl ; team@area9ehv.nl ; 040 291 7733 ; Rik Smulders, Anouk Feijen
Gamemasters zijn ook bediening, dus één rooster met rollen. Max 38 uur. Oproepcontracten volgens de WAB.

@ Escape & Dine Area 9 ; Eindhoven ; Torenallee 45 ; 5617 BA ; www.area9ehv.nl ; team@area9ehv.nl ; 040 291 7733 ; Rik Smulders, Anouk Feijen
Tijdens [[entity|GLOW]] lopen er 20.000 man langs en zijn we om vier uur vol.

@ Escape & Dine Area 9 ; Eindhoven ; Torenallee 45 ; 5617 BA ; www.area9ehv.nl ; team@area9ehv.nl ; 040 291 7733 ; Rik Smulders, Anouk Feijen
Onze kamer ‘[[entity|De Lampenmaker]]’ was [[description|twee jaar op rij de beste escaperoom van Nederland]] volgens de vakjury.

@ Escape & Dine Area 9 ; Eindhoven ; Torenallee 45 ; 5617 BA ; www.area9ehv.nl ; team@area9ehv.nl ; 040 291 7733 ; Rik Smulders, Anouk Feijen
Spellen hebben een reset van 20 min. Tafel mag niet eerder dan 15 minuten na afloop. Overboeken nooit.

@ Congrescentrum De Spoorbrug ; Zwolle ; Hanzelaan 351 ; 8017 JM ; www.despoorbrug.nl ; events@despoorbrug.nl ; 038 425 1190 ; Margriet Kolk, Stefan Huisman
Congrescentrum, 14 zalen, tot 850 personen. Nu Eventix voor tickets, Priva voor het klimaat en losse Excel-draaiboeken.

@ Congrescentrum De Spoorbrug ; Zwolle ; Hanzelaan 351 ; 8017 JM ; www.despoorbrug.nl ; events@despoorbrug.nl ; 038 425 1190 ; Margriet Kolk, Stefan Huisman
[[entity|Margriet]] wil offertes in tien minuten, inclusief plattegrond. [[entity|Stefan Huisman]] wil vooral één agenda.

@ Congrescentrum De Spoorbrug ; Zwolle ; Hanzelaan 351 ; 8017 JM ; www.despoorbrug.nl ; events@despoorbrug.nl ; 038 425 1190 ; Margriet Kolk, Stefan Huisman
We zitten [[description|als enige pal op de oude spoorbrug over de rivier]], zalen heten naar treinen.

@ Congrescentrum De Spoorbrug ; Zwolle ; Hanzelaan 351 ; 8017 JM ; www.despoorbrug.nl ; events@despoorbrug.nl ; 038 425 1190 ; Margriet Kolk, Stefan Huisman
Klanten: ministeries, waterschap [[entity|Drents Overijsselse Delta]], de hogeschool. Facturen met inkoopnummer.

@ Congrescentrum De Spoorbrug ; Zwolle ; Hanzelaan 351 ; 8017 JM ; www.despoorbrug.nl ; events@despoorbrug.nl ; 038 425 1190 ; Margriet Kolk, Stefan Huisman
Dieetwensen verzamelen bij aanmelding en automatisch naar de keuken. Nu staan ze in mailtjes. Hybride sessies via Teams of Zoom.

@ Congrescentrum De Spoorbrug ; Zwolle ; Hanzelaan 351 ; 8017 JM ; www.despoorbrug.nl ; events@despoorbrug.nl ; 038 425 1190 ; Margriet Kolk, Stefan Huisman
Kosten: wij denken aan 1.500 per maand, alles erin. Implementatie in kwartaal 3.

@ IJssalon Venezia Verde ; Valkenburg ; Grotestraat 9 ; 6301 CW ; www.veneziaverde.nl ; ciao@veneziaverde.nl ; 043 601 2245 ; Gianni Da Ronch, Chiel Ramakers
[[entity|Gianni]] maakt elke ochtend 24 smaken. Verkoop per bol tellen met een knop, meer hoeft niet. Oké, en de weersvoorspelling.

@ IJssalon Venezia Verde ; Valkenburg ; Grotestraat 9 ; 6301 CW ; www.veneziaverde.nl ; ciao@veneziaverde.nl ; 043 601 2245 ; Gianni Da Ronch, Chiel Ramakers
Familie [[entity|Da Ronch]] kwam [[description|in 1932 te voet uit de Dolomieten met een ijskar]], dat verhaal staat op de bekers.

@ IJssalon Venezia Verde ; Valkenburg ; Grotestraat 9 ; 6301 CW ; www.veneziaverde.nl ; ciao@veneziaverde.nl ; 043 601 2245 ; Gianni Da Ronch, Chiel Ramakers
Kersttijd is voor ons raar genoeg ook druk, door de markt in de [[entity|Fluweelengrot]].

@ IJssalon Venezia Verde ; Valkenburg ; Grotestraat 9 ; 6301 CW ; www.veneziaverde.nl ; ciao@veneziaverde.nl ; 043 601 2245 ; Gianni Da Ronch, Chiel Ramakers
[[entity|Chiel Ramakers]] vraagt offerte kassa met 2 schermen, graag vóór Pasen. Carpigiani-machines staan los.

@ IJssalon Venezia Verde ; Valkenburg ; Grotestraat 9 ; 6301 CW ; www.veneziaverde.nl ; ciao@veneziaverde.nl ; 043 601 2245 ; Gianni Da Ronch, Chiel Ramakers
Personeel van 15 jaar mag tot 19.00. Het systeem moet dat zelf tegenhouden. Loon via Loket.nl.

@ Chinees Restaurant Gouden Draak ; Steenwijk ; Oosterstraat 41 ; 8331 HC ; www.goudendraaksteenwijk.nl ; afhaal@goudendraaksteenwijk.nl ; 0521 512 233 ; Amy Wong, Kees Hoen
Afhaal 70%, restaurant 30%. Telefoon staat roodgloeiend op vrijdag. Nummerherkenning met vorige bestelling: heel fijn.

@ Chinees Restaurant Gouden Draak ; Steenwijk ; Oosterstraat 41 ; 8331 HC ; www.goudendraaksteenwijk.nl ; afhaal@goudendraaksteenwijk.nl ; 0521 512 233 ; Amy Wong, Kees Hoen
[[entity|Amy Wong]] vertaalt voor haar vader. Bonnen in de keuken in het Chinees, aan de balie in het Nederlands.

@ Chinees Restaurant Gouden Draak ; Steenwijk ; Oosterstraat 41 ; 8331 HC ; www.goudendraaksteenwijk.nl ; afhaal@goudendraaksteenwijk.nl ; 0521 512 233 ; Amy Wong, Kees Hoen
Wij hadden [[description|de eerste loempiamuur van het noorden]], uit de muur dus, sinds '88.

@ Chinees Restaurant Gouden Draak ; Steenwijk ; Oosterstraat 41 ; 8331 HC ; www.goudendraaksteenwijk.nl ; afhaal@goudendraaksteenwijk.nl ; 0521 512 233 ; Amy Wong, Kees Hoen
[[entity|Kees H.]] van de overkant regelt internet. Hij noemt ons altijd [[entity|de Draak]].

@ Chinees Restaurant Gouden Draak ; Steenwijk ; Oosterstraat 41 ; 8331 HC ; www.goudendraaksteenwijk.nl ; afhaal@goudendraaksteenwijk.nl ; 0521 512 233 ; Amy Wong, Kees Hoen
Nu kassa van Sam4s, 19 jaar oud. Bestelsite via Sitedish. Prijslijst 240 nummers.

@ Restaurant Amstelrijk ; Amsterdam ; Weesperzijde 206 ; 1097 DZ ; www.amstelrijk.nl ; gasten@amstelrijk.nl ; 020 694 8831 ; Yara el Hadioui, Maurits Vos
Wij zijn een restaurant met 62 stoelen en één ster. Gastenvoorkeuren nu in een map achter de bar.

@ Restaurant Amstelrijk ; Amsterdam ; Weesperzijde 206 ; 1097 DZ ; www.amstelrijk.nl ; gasten@amstelrijk.nl ; 020 694 8831 ; Yara el Hadioui, Maurits Vos
[[entity|Yara]] (sommelier) wil voorraadwaarde per dag; [[entity|Maurits Vos]] kookt en wil alleen couverts zien.

@ Restaurant Amstelrijk ; Amsterdam ; Weesperzijde 206 ; 1097 DZ ; www.amstelrijk.nl ; gasten@amstelrijk.nl ; 020 694 8831 ; Yara el Hadioui, Maurits Vos
Tafel 9 is [[description|de tafel waar het paar uit die bekende Netflix-serie zich verloofde]]. Iedereen vraagt erom, dus tafelkeuze tegen meerprijs.

@ Restaurant Amstelrijk ; Amsterdam ; Weesperzijde 206 ; 1097 DZ ; www.amstelrijk.nl ; gasten@amstelrijk.nl ; 020 694 8831 ; Yara el Hadioui, Maurits Vos
SevenRooms of Zenchef? De investeerder, [[entity|Keizersgracht Capital]], heeft al een contract met de eerste.

@ Restaurant Amstelrijk ; Amsterdam ; Weesperzijde 206 ; 1097 DZ ; www.amstelrijk.nl ; gasten@amstelrijk.nl ; 020 694 8831 ; Yara el Hadioui, Maurits Vos
CAO-toeslagen vanaf zondag 00:00. Urenregistratie met pasje (Dyflexis), daarna naar Exact.

@ Restaurant Amstelrijk ; Amsterdam ; Weesperzijde 206 ; 1097 DZ ; www.amstelrijk.nl ; gasten@amstelrijk.nl ; 020 694 8831 ; Yara el Hadioui, Maurits Vos
Adres voor de demo: [[entity|Weesperzijde 206]], bel aan bij de blauwe deur. Tram 12 stopt om de hoek.

@ Snowhouse Landgraaf Eten ; Landgraaf ; Witte Wereld 4 ; 6372 VG ; www.snowhouse-eten.nl ; apres@snowhouse-eten.nl ; 045 547 0720 ; Patrick Goossens, Demi Quadvlieg
Après-skibar bij een indoorbaan. Piek van oktober tot maart, zomer vrijwel dicht.

@ Snowhouse Landgraaf Eten ; Landgraaf ; Witte Wereld 4 ; 6372 VG ; www.snowhouse-eten.nl ; apres@snowhouse-eten.nl ; 045 547 0720 ; Patrick Goossens, Demi Quadvlieg
[[entity|Demi Quadvlieg]] plant 55 man in L1NDA. Ze mist een koppeling met het lessenrooster.

@ Snowhouse Landgraaf Eten ; Landgraaf ; Witte Wereld 4 ; 6372 VG ; www.snowhouse-eten.nl ; apres@snowhouse-eten.nl ; 045 547 0720 ; Patrick Goossens, Demi Quadvlieg
Elk najaar zijn wij [[description|gastheer van de wereldbeker op kunstsneeuw]], dan drie dagen 24 uur open.

@ Snowhouse Landgraaf Eten ; Landgraaf ; Witte Wereld 4 ; 6372 VG ; www.snowhouse-eten.nl ; apres@snowhouse-eten.nl ; 045 547 0720 ; Patrick Goossens, Demi Quadvlieg
[[entity|Patrick]] wil polsbandjes waar je op kunt laden. Skidata voor de poortjes. Garderobe ook op het bandje.

@ Snowhouse Landgraaf Eten ; Landgraaf ; Witte Wereld 4 ; 6372 VG ; www.snowhouse-eten.nl ; apres@snowhouse-eten.nl ; 045 547 0720 ; Patrick Goossens, Demi Quadvlieg
De jagertee is een begrip in [[entity|Parkstad]], haha. Recept mag wel in de software maar alleen zichtbaar voor [[entity|Pat]].

@ Van Rossem Catering ; Veghel ; Corridor 11 ; 5466 RB ; www.vanrossemcatering.nl ; sales@vanrossemcatering.nl ; 0413 388 710 ; Peter van Rossem, Nicole Verhagen
Team Bediening krijgt in week 12 training, Team Keuken in week 13. Sleutelgebruikers zijn er vanaf Fase 2 bij.

@ Hotel Prins Casimir ; Leeuwarden ; Nieuwestad 131 ; 8911 CN ; www.prinscasimir.nl ; frontdesk@prinscasimir.nl ; 058 213 4477 ; Anneloes Terpstra, Bauke Wiersma
Gewenst: Nederlands, Duits en Engels in de gastapp. Turks mag later. Chatbot is geen eis.

@ Woonzorg Lindehof Keukens ; Hengelo ; Lindelaan 8 ; 7552 CK ; www.lindehofkeukens.nl ; keuken@lindehofkeukens.nl ; 074 255 6120 ; Hans Oude Luttikhuis, Mirjam Blokhuis
Must: single sign-on met Microsoft Entra. Should: rapportages in Power BI. Could: spraakbediening.

@ Congrescentrum De Spoorbrug ; Zwolle ; Hanzelaan 351 ; 8017 JM ; www.despoorbrug.nl ; events@despoorbrug.nl ; 038 425 1190 ; Margriet Kolk, Stefan Huisman
Open punten: 1. Prijs per gebruiker 2. Data-export bij einde contract 3. Penetratietest (rapport van 2025 of later)

@ Wok & Go Groep ; Almere ; Randstad 20-18 ; 1314 BA ; www.wokengogroep.nl ; hq@wokengogroep.nl ; 036 530 7788 ; Winston Cheung, Mei-Lin Tan
Kitchen display: bump bar or touch? Heat and grease killed three Epson printers last year.

@ Stationsrestauratie Perron Nul ; Roosendaal ; Stationsplein 3 ; 4702 VX ; www.perronnul.nl ; eten@perronnul.nl ; 0165 550 218 ; Mehmet Yildirim, Lotte Huijbregts
De Belastingdienst vroeg vorig jaar om het journaal per dag. Dat kostte twee weken. Graag met één knop, bewaartermijn zeven jaar.

@ Pannenkoekenboerderij Het Kaasrad ; Bodegraven ; Zuidzijde 47 ; 2411 RT ; www.kaasrad.nl ; info@kaasrad.nl ; 0172 614 902 ; Arie Verweij, Cobie Oskam
Pinksteren, Hemelvaart en Koningsdag zijn onze drukste dagen. Dan zes kassa's, normaal drie.

@ Strandpaviljoen Zeezot ; Castricum ; Strandweg 21 ; 1901 NZ ; www.zeezot.nl ; hallo@zeezot.nl ; 0251 650 411 ; Bo Kramer, Ineke Zonneveld
Weersafhankelijk roosteren. Bij windkracht 7 gaan we dicht en moet iedereen een bericht krijgen.

@ Brouwerij Zwarte Karel ; Bergen op Zoom ; Potterstraat 5 ; 4611 NJ ; www.zwartekarel.nl ; proef@zwartekarel.nl ; 0164 240 553 ; Jurriaan Verbeek, Toine Buijs
Etiketten printen (Zebra), batchnummer erop. Eenheden: fust 20 l, fust 30 l, krat 24, doos 6.

@ Brasserie Molenzicht ; Zeddam ; Bovendorpsstraat 2 ; 7038 CH ; www.brasseriemolenzicht.nl ; welkom@brasseriemolenzicht.nl ; 0314 651 288 ; Gerwin Tankink, Marleen te Dorsthorst
Menukaart wisselt vier keer per jaar. Asperges, wild, mosselen, stamppot. Foto's via Canva.

@ Bungalowpark De Veenmol ; Emmen ; Sluisvierweg 40 ; 7812 RA ; www.veenmol.nl ; info@veenmol.nl ; 0591 612 345 ; Albert Nijhuis, Wilma Heres
Schoonmaak krijgt om 10.05 uur een lijst op de telefoon. Gereed melden per huisje, klusjes met foto naar de TD.

@ Campus Kitchen Delft ; Delft ; Mekelweg 8 ; 2628 CD ; www.campuskitchendelft.nl ; order@campuskitchendelft.nl ; 015 278 9012 ; Vikram Rao, Elise de Groot
Roles needed: cashier, shift lead, manager, finance. Finance may not change prices. Audit trail of voids.

@ Golfbrasserie Hole Negentien ; Nunspeet ; Plesmanlaan 30 ; 8072 PT ; www.hole19nunspeet.nl ; brasserie@hole19nunspeet.nl ; 0341 258 044 ; Berend Klaassen, Daphne van Ommen
Bonnen splitsen per persoon én per ronde. Happy hour op donderdag 17-18 u automatisch.

@ Wijnbar Druif & Dame ; Deventer ; Walstraat 17 ; 7411 GK ; www.druifendame.nl ; proost@druifendame.nl ; 0570 641 880 ; Josephine Roelvink, Tobias Weert
Kurkgeld, flesje mee naar huis, cadeaubon: alle drie moeten op de bon.

@ Hostel De Dwaalgast ; Den Helder ; Willemsoord 52 ; 1781 AS ; www.dwaalgasthostel.nl ; bed@dwaalgasthostel.nl ; 0223 680 145 ; Sanne Kooiman, Omar Benali
Groups pay a deposit of 30 %, rest on arrival. School groups get an invoice with 14 days.

@ Bakkerij-Tearoom Snoek ; Urk ; Wijk 3-22 ; 8321 ER ; www.bakkersnoek.nl ; bestellen@bakkersnoek.nl ; 0527 681 340 ; Jelle Snoek, Hiltje Romkes
Nachtproductie begint om 02:30. Planning moet om 18:00 vaststaan; latere webbestellingen schuiven een dag door.

@ Camping Het Otterbos ; Giethoorn ; Binnenpad 88 ; 8355 BV ; www.otterbos.nl ; receptie@otterbos.nl ; 0521 361 774 ; Klaas Petter, Rianne Smit
Wij vragen geen ERP van SAP of Oracle, gewoon iets wat werkt. Budget tussen 8 en 12 duizend, eenmalig.

@ Restaurant De Avondster ; Makkum ; Kerkeburen 14 ; 8754 EA ; www.avondstermakkum.nl ; info@avondstermakkum.nl ; 0515 231 907 ; Sietske Hoekema, Douwe Rinsma
Kunnen jullie ook iets vertellen over Tebi, Octopus en Jalp? Van horen zeggen goed, maar niemand hier gebruikt het.

@ Cafetaria ’t Hoekje van Riet ; Goes ; Lange Vorststraat 60 ; 4461 JP ; www.hoekjevanriet.nl ; riet@hoekjevanriet.nl ; 0113 227 456 ; Riet Moelker, Danny Moelker
NVWA was er in mei: temperatuurlijsten ontbraken. Digitale HACCP dus graag meteen meenemen.

@ Theatercafé Het Voetlicht ; Tilburg ; Louis Bouwmeesterplein 1 ; 5038 TN ; www.voetlichttilburg.nl ; cafe@voetlichttilburg.nl ; 013 543 2280 ; Femke Brekelmans, Sjoerd Janssens
We rekenen met Vectron, tappen met Dispenser-teller van Berg. Verschil tussen getapt en verkocht: 7%.

@ Feestcafé De Blauwe Knoop ; Volendam ; Haven 110 ; 1131 EV ; www.blauweknoop.nl ; feest@blauweknoop.nl ; 0299 364 721 ; Jaap Tol, Nel Schilder
UWV-meldingen, loonheffing, verzuim. Dat laatste nu via een arbodienst, drie losse portalen.

@ Kasteelhotel Ter Wijck ; Slenaken ; Grensweg 1 ; 6277 NA ; www.terwijck.nl ; reserveren@terwijck.nl ; 043 457 3102 ; Valère Meertens, Ghislaine Lardinois
Huwelijkscadeaus: gasten storten op een pot. Wettelijk mag dat niet bij ons op de rekening, hoe lossen anderen dat op?

@ Rederij De Koperen Schuit ; Sneek ; Oosterkade 6 ; 8605 AA ; www.koperenschuit.nl ; varen@koperenschuit.nl ; 0515 417 290 ; Wytze Bouma, Fenna Altena
Kinderen tot 3 gratis, 4-11 half, 65+ korting op dinsdag. Tariefregels zelf kunnen maken.

@ Escape & Dine Area 9 ; Eindhoven ; Torenallee 45 ; 5617 BA ; www.area9ehv.nl ; team@area9ehv.nl ; 040 291 7733 ; Rik Smulders, Anouk Feijen
Cadeaubonnen uit 2023 moeten geldig blijven. Migratie van 4.100 codes uit WooCommerce.

@ Boerderijwinkel Weidegeluk ; Wapserveen ; Westeinde 101 ; 8351 HH ; www.weidegeluk.nl ; boer@weidegeluk.nl ; 0521 321 667 ; Harm Dolsma, Tineke Bakker
Melk per liter met eigen fles. Weegschaal, tarra, prijs. Simpel.

@ IJssalon Venezia Verde ; Valkenburg ; Grotestraat 9 ; 6301 CW ; www.veneziaverde.nl ; ciao@veneziaverde.nl ; 043 601 2245 ; Gianni Da Ronch, Chiel Ramakers
Graag iets wat ook bij 35 graden in de zon leesbaar is. iPads vallen uit.

@ Chinees Restaurant Gouden Draak ; Steenwijk ; Oosterstraat 41 ; 8331 HC ; www.goudendraaksteenwijk.nl ; afhaal@goudendraaksteenwijk.nl ; 0521 512 233 ; Amy Wong, Kees Hoen
Rijsttafel telt als één artikel met dertien bonregels. Kan dat bij Booq? Bij de oude kassa niet.

@ Snowhouse Landgraaf Eten ; Landgraaf ; Witte Wereld 4 ; 6372 VG ; www.snowhouse-eten.nl ; apres@snowhouse-eten.nl ; 045 547 0720 ; Patrick Goossens, Demi Quadvlieg
Betaalmethoden: pin, contant, Apple Pay, waardebon, rekening. Geen cheques meer, echt niet.

@ Sushi Amano ; Utrecht ; Oudegracht 233 ; 3511 NK ; www.sushiamano.nl ; info@sushiamano.nl ; 030 231 5590 ; Kenji Mori, Puck Verstappen
Allergieën: vis, soja, sesam, gluten. Op de bon in rood en bij de chef op het scherm.

@ Museumcafé De Walvis ; Vlieland ; Dorpsstraat 99 ; 8899 AD ; www.walviscafe.nl ; post@walviscafe.nl ; 0562 451 600 ; Tjitske Visser, Roel van der Wal
Prijzen in de zomer 5% hoger. Dat mag u onder ‘dynamisch’ verstaan, wij noemen het seizoen.

@ B&B Klooster Sint-Ode ; Sint-Oedenrode ; Kloosterpad 2 ; 5492 TR ; www.klooster-sintode.nl ; slapen@klooster-sintode.nl ; 0413 472 981 ; Lieke van den Boom, Frans Habraken
Ontbijt om half negen voor iedereen. Roomservice doen we niet en gaan we niet doen.

@ Restaurant Amstelrijk ; Amsterdam ; Weesperzijde 206 ; 1097 DZ ; www.amstelrijk.nl ; gasten@amstelrijk.nl ; 020 694 8831 ; Yara el Hadioui, Maurits Vos
Reserveringen 60 dagen vooruit, om middernacht vrijgegeven. Wachtlijst die zelf mailt.

@ Van Rossem Catering ; Veghel ; Corridor 11 ; 5466 RB ; www.vanrossemcatering.nl ; sales@vanrossemcatering.nl ; 0413 388 710 ; Peter van Rossem, Nicole Verhagen
Vraag aan leveranciers: hoe gaat u om met plastic-toeslag (SUP) en statiegeld op bekers?

@ Hotel Prins Casimir ; Leeuwarden ; Nieuwestad 131 ; 8911 CN ; www.prinscasimir.nl ; frontdesk@prinscasimir.nl ; 058 213 4477 ; Anneloes Terpstra, Bauke Wiersma
Kick-off op 12 januari, acceptatietest in maart, oude systeem uit per 1 mei. Sleutelkaarten van Assa Abloy blijven.

@ Woonzorg Lindehof Keukens ; Hengelo ; Lindelaan 8 ; 7552 CK ; www.lindehofkeukens.nl ; keuken@lindehofkeukens.nl ; 074 255 6120 ; Hans Oude Luttikhuis, Mirjam Blokhuis
Opmerking: ‘Puree’ en ‘Gemalen’ zijn aparte menulijnen, ook bij Kerst.

@ Stationsrestauratie Perron Nul ; Roosendaal ; Stationsplein 3 ; 4702 VX ; www.perronnul.nl ; eten@perronnul.nl ; 0165 550 218 ; Mehmet Yildirim, Lotte Huijbregts
Wat kost een extra zuil? En het onderhoud? Vandalisme is hier dagelijkse kost.

@ Campus Kitchen Delft ; Delft ; Mekelweg 8 ; 2628 CD ; www.campuskitchendelft.nl ; order@campuskitchendelft.nl ; 015 278 9012 ; Vikram Rao, Elise de Groot
Interfaces: SAP Concur for staff, Stripe for students, Selecta machines by telemetry.

@ Congrescentrum De Spoorbrug ; Zwolle ; Hanzelaan 351 ; 8017 JM ; www.despoorbrug.nl ; events@despoorbrug.nl ; 038 425 1190 ; Margriet Kolk, Stefan Huisman
Het draaiboek heet bij ons ‘function sheet’. Banqueting, Techniek en Housekeeping hebben ieder een eigen tabblad.

@ Pannenkoekenboerderij Het Kaasrad ; Bodegraven ; Zuidzijde 47 ; 2411 RT ; www.kaasrad.nl ; info@kaasrad.nl ; 0172 614 902 ; Arie Verweij, Cobie Oskam
Speelschuur: polsbandje per dagdeel, kleur per uur. Kan de kassa die bandjes bijhouden?

@ Golfbrasserie Hole Negentien ; Nunspeet ; Plesmanlaan 30 ; 8072 PT ; www.hole19nunspeet.nl ; brasserie@hole19nunspeet.nl ; 0341 258 044 ; Berend Klaassen, Daphne van Ommen
Wij zoeken HRM vooral voor contracten, verzuim en ID-bewijzen die verlopen.

@ Hotel Prins Casimir ; Leeuwarden ; Nieuwestad 131 ; 8911 CN ; www.prinscasimir.nl ; frontdesk@prinscasimir.nl ; 058 213 4477 ; Anneloes Terpstra, Bauke Wiersma
Referentie graag van een vergelijkbaar huis, dus niet weer [[entity|Van der Valk Goutum]], dat is onze buurman.

@ Van Rossem Catering ; Veghel ; Corridor 11 ; 5466 RB ; www.vanrossemcatering.nl ; sales@vanrossemcatering.nl ; 0413 388 710 ; Peter van Rossem, Nicole Verhagen
Meeting notes: [[entity|NV]] (HR) away until June; [[entity|Peter]] signs everything above 10k. Old system: [[entity|vrc-nav-prod]] server in the basement.

@ Strandpaviljoen Zeezot ; Castricum ; Strandweg 21 ; 1901 NZ ; www.zeezot.nl ; hallo@zeezot.nl ; 0251 650 411 ; Bo Kramer, Ineke Zonneveld
The beach bar with [[description|the red lighthouse lamp on the roof that used to stand on the pier]] needs a till that works without power for an hour.

@ Brouwerij Zwarte Karel ; Bergen op Zoom ; Potterstraat 5 ; 4611 NJ ; www.zwartekarel.nl ; proef@zwartekarel.nl ; 0164 240 553 ; Jurriaan Verbeek, Toine Buijs
De rechtszaak over [[description|de naam van ons bier met de kasteelheer]] is gewonnen, dus etiketten mogen zo blijven.

@ Camping Het Otterbos ; Giethoorn ; Binnenpad 88 ; 8355 BV ; www.otterbos.nl ; receptie@otterbos.nl ; 0521 361 774 ; Klaas Petter, Rianne Smit
[[description|Waar Fanfare werd opgenomen]], ja daar. Bert Haanstra stond op ons veldje. Toeristen vragen er nog naar.

@ Restaurant De Avondster ; Makkum ; Kerkeburen 14 ; 8754 EA ; www.avondstermakkum.nl ; info@avondstermakkum.nl ; 0515 231 907 ; Sietske Hoekema, Douwe Rinsma
bijlage: [[entity|offerte_avondster_v3.pdf]] en [[entity|kaart-Makkum-haven.jpg]]

@ Museumcafé De Walvis ; Vlieland ; Dorpsstraat 99 ; 8899 AD ; www.walviscafe.nl ; post@walviscafe.nl ; 0562 451 600 ; Tjitske Visser, Roel van der Wal
We're on an island without cars; deliveries come by [[description|the horse cart that has brought the mail since 1910]].

@ Kasteelhotel Ter Wijck ; Slenaken ; Grensweg 1 ; 6277 NA ; www.terwijck.nl ; reserveren@terwijck.nl ; 043 457 3102 ; Valère Meertens, Ghislaine Lardinois
Ons logo is [[description|een zwaan met twee koppen, uit het wapen van de laatste baron]].

@ Stationsrestauratie Perron Nul ; Roosendaal ; Stationsplein 3 ; 4702 VX ; www.perronnul.nl ; eten@perronnul.nl ; 0165 550 218 ; Mehmet Yildirim, Lotte Huijbregts
Insta: [[entity|@perron_nul]], we posten elke dag de soep. Plaatsen vanuit de software is een leuke extra.

@ Bungalowpark De Veenmol ; Emmen ; Sluisvierweg 40 ; 7812 RA ; www.veenmol.nl ; info@veenmol.nl ; 0591 612 345 ; Albert Nijhuis, Wilma Heres
IBAN voor de borg: [[entity|NL12 INGB 0007 4455 21]], tnv [[entity|Veenmol Recreatie]].

@ Escape & Dine Area 9 ; Eindhoven ; Torenallee 45 ; 5617 BA ; www.area9ehv.nl ; team@area9ehv.nl ; 040 291 7733 ; Rik Smulders, Anouk Feijen
Our investor [[entity|Brainport Leisure Fund]] asks for monthly KPIs: RevPATH, labour cost %, average party size.

@ Boerderijwinkel Weidegeluk ; Wapserveen ; Westeinde 101 ; 8351 HH ; www.weidegeluk.nl ; boer@weidegeluk.nl ; 0521 321 667 ; Harm Dolsma, Tineke Bakker
[[entity|Dolsma]] heeft [[description|de hoogste silo van Drenthe beschilderd met een koe in bikini]], zo vindt iedereen ons.

@ Bakkerij-Tearoom Snoek ; Urk ; Wijk 3-22 ; 8321 ER ; www.bakkersnoek.nl ; bestellen@bakkersnoek.nl ; 0527 681 340 ; Jelle Snoek, Hiltje Romkes
Naast ons zit [[entity|visrokerij Hakvoort]], samen hebben we één pinstraat. Kan dat gescheiden?

@ Woonzorg Lindehof Keukens ; Hengelo ; Lindelaan 8 ; 7552 CK ; www.lindehofkeukens.nl ; keuken@lindehofkeukens.nl ; 074 255 6120 ; Hans Oude Luttikhuis, Mirjam Blokhuis
[[entity|Lindehof]] fuseert per juli met [[entity|Zorgaccent-Zuid]], dus nog eens vier keukens. Naam wordt [[entity|Samen aan Tafel Twente]].

@ Congrescentrum De Spoorbrug ; Zwolle ; Hanzelaan 351 ; 8017 JM ; www.despoorbrug.nl ; events@despoorbrug.nl ; 038 425 1190 ; Margriet Kolk, Stefan Huisman
De projectleider van de gemeente [[entity|Zwolle]], mevrouw [[entity|Dunnewind]], wil meelezen omdat zij het dak betaalt.

@ Sushi Amano ; Utrecht ; Oudegracht 233 ; 3511 NK ; www.sushiamano.nl ; info@sushiamano.nl ; 030 231 5590 ; Kenji Mori, Puck Verstappen
Staat in [[entity|030 Magazine]]: [[description|de jongste chef die ooit een messenset van de keizerlijke smid kreeg]].

@ Wijnbar Druif & Dame ; Deventer ; Walstraat 17 ; 7411 GK ; www.druifendame.nl ; proost@druifendame.nl ; 0570 641 880 ; Josephine Roelvink, Tobias Weert
Ons pand is [[description|het smalste huis van de stad, 2 meter 40 aan de voorkant]]. Een vaste kassa past niet.

@ Cafetaria ’t Hoekje van Riet ; Goes ; Lange Vorststraat 60 ; 4461 JP ; www.hoekjevanriet.nl ; riet@hoekjevanriet.nl ; 0113 227 456 ; Riet Moelker, Danny Moelker
We leveren friet aan [[entity|v.v. Kloetinge]] en aan de ijsclub, op rekening, eens per maand.

@ Theatercafé Het Voetlicht ; Tilburg ; Louis Bouwmeesterplein 1 ; 5038 TN ; www.voetlichttilburg.nl ; cafe@voetlichttilburg.nl ; 013 543 2280 ; Femke Brekelmans, Sjoerd Janssens
Vrijdag draait huis-dj [[entity|Plaat-Piet]], dan verdubbelt de omzet. Forecast moet evenementen kennen.

@ Golfbrasserie Hole Negentien ; Nunspeet ; Plesmanlaan 30 ; 8072 PT ; www.hole19nunspeet.nl ; brasserie@hole19nunspeet.nl ; 0341 258 044 ; Berend Klaassen, Daphne van Ommen
Mail: [[entity|b.klaassen@hole19nunspeet.nl]]. Mobiel [[entity|06 2098 7741]]. Niet bellen op maandag.

@ Feestcafé De Blauwe Knoop ; Volendam ; Haven 110 ; 1131 EV ; www.blauweknoop.nl ; feest@blauweknoop.nl ; 0299 364 721 ; Jaap Tol, Nel Schilder
Wij zijn [[description|de kroeg met het omgekeerde schip aan het plafond]] op de dijk. Brandweer keurt dat elk jaar.

@ Wok & Go Groep ; Almere ; Randstad 20-18 ; 1314 BA ; www.wokengogroep.nl ; hq@wokengogroep.nl ; 036 530 7788 ; Winston Cheung, Mei-Lin Tan
Our driver app was built by a nephew, [[entity|Jun]]. It breaks whenever Google Maps changes. Replace it.

@ Hostel De Dwaalgast ; Den Helder ; Willemsoord 52 ; 1781 AS ; www.dwaalgasthostel.nl ; bed@dwaalgasthostel.nl ; 0223 680 145 ; Sanne Kooiman, Omar Benali
We got the [[description|Hoscar for the best small hostel in Europe]] in 2022 and want the badge on the booking page.

@ Restaurant Amstelrijk ; Amsterdam ; Weesperzijde 206 ; 1097 DZ ; www.amstelrijk.nl ; gasten@amstelrijk.nl ; 020 694 8831 ; Yara el Hadioui, Maurits Vos
Perslijst: het Parool en [[entity|Café Society Oost]] moeten een nieuwjaarskaart. Dat is CRM toch?

@ Snowhouse Landgraaf Eten ; Landgraaf ; Witte Wereld 4 ; 6372 VG ; www.snowhouse-eten.nl ; apres@snowhouse-eten.nl ; 045 547 0720 ; Patrick Goossens, Demi Quadvlieg
Contract loopt op naam van [[entity|Wilhelminaberg Leisure BV]], klantnr [[entity|LG-20417]].

@ IJssalon Venezia Verde ; Valkenburg ; Grotestraat 9 ; 6301 CW ; www.veneziaverde.nl ; ciao@veneziaverde.nl ; 043 601 2245 ; Gianni Da Ronch, Chiel Ramakers
Tussen [[entity|de Geulpoort]] en het kasteel in: [[description|de salon met de groene gondel op het dak]].

@ Chinees Restaurant Gouden Draak ; Steenwijk ; Oosterstraat 41 ; 8331 HC ; www.goudendraaksteenwijk.nl ; afhaal@goudendraaksteenwijk.nl ; 0521 512 233 ; Amy Wong, Kees Hoen
Mijn oom heeft [[entity|Lotus]] in [[entity|Meppel]], die wil meedoen als het goed is. Dan twee vestigingen.

@ Rederij De Koperen Schuit ; Sneek ; Oosterkade 6 ; 8605 AA ; www.koperenschuit.nl ; varen@koperenschuit.nl ; 0515 417 290 ; Wytze Bouma, Fenna Altena
Voor bruiloften varen we langs [[description|de waterpoort die op het blik van de pepermunt staat]].

@ B&B Klooster Sint-Ode ; Sint-Oedenrode ; Kloosterpad 2 ; 5492 TR ; www.klooster-sintode.nl ; slapen@klooster-sintode.nl ; 0413 472 981 ; Lieke van den Boom, Frans Habraken
Ode, dat is [[description|de blinde prinses met de eksters]], naar haar zijn de kamers genoemd. QR op de deur met het verhaal.

@ Campus Kitchen Delft ; Delft ; Mekelweg 8 ; 2628 CD ; www.campuskitchendelft.nl ; order@campuskitchendelft.nl ; 015 278 9012 ; Vikram Rao, Elise de Groot
Contact: [[entity|e.degroot@campuskitchendelft.nl]]. Do not phone during lunch.

@ Pannenkoekenboerderij Het Kaasrad ; Bodegraven ; Zuidzijde 47 ; 2411 RT ; www.kaasrad.nl ; info@kaasrad.nl ; 0172 614 902 ; Arie Verweij, Cobie Oskam
[[entity|Verweij]] verkoopt ook pannenkoekmix in de [[entity|Hoogvliet]] van het dorp; ERP moet EAN-codes kennen.

@ Brasserie Molenzicht ; Zeddam ; Bovendorpsstraat 2 ; 7038 CH ; www.brasseriemolenzicht.nl ; welkom@brasseriemolenzicht.nl ; 0314 651 288 ; Gerwin Tankink, Marleen te Dorsthorst
In [[entity|Montferland]] zijn we bekend van [[description|de pannenkoek van een meter op de dag van de processie]].

@ Camping Het Otterbos ; Giethoorn ; Binnenpad 88 ; 8355 BV ; www.otterbos.nl ; receptie@otterbos.nl ; 0521 361 774 ; Klaas Petter, Rianne Smit
Vrijwilligers van [[entity|stichting Kraggehof]] helpen met hooien in ruil voor een plek; die moeten in het systeem zonder factuur.

@ Stationsrestauratie Perron Nul ; Roosendaal ; Stationsplein 3 ; 4702 VX ; www.perronnul.nl ; eten@perronnul.nl ; 0165 550 218 ; Mehmet Yildirim, Lotte Huijbregts
Our coffee corner sits next to [[description|the last working flap display in the country]]. Tourists film it all day.

@ Restaurant De Avondster ; Makkum ; Kerkeburen 14 ; 8754 EA ; www.avondstermakkum.nl ; info@avondstermakkum.nl ; 0515 231 907 ; Sietske Hoekema, Douwe Rinsma
Historie: [[entity|Tante Sietske]] begon in [[description|de kombuis van een gestrande reddingsboot]], pas in 2003 kwam [[entity|Douwe Rinsma]] erbij.

@ Brasserie Molenzicht ; Zeddam ; Bovendorpsstraat 2 ; 7038 CH ; www.brasseriemolenzicht.nl ; welkom@brasseriemolenzicht.nl ; 0314 651 288 ; Gerwin Tankink, Marleen te Dorsthorst
Gasten fietsen van [[entity|Beek]] via [[entity|het Bergherbos]] naar ons. Fietsroute-app met bestelknop zou leuk zijn, zegt [[entity|Marleen]].

@ Strandpaviljoen Zeezot ; Castricum ; Strandweg 21 ; 1901 NZ ; www.zeezot.nl ; hallo@zeezot.nl ; 0251 650 411 ; Bo Kramer, Ineke Zonneveld
In de pers: [[description|de tent die in één winter twee keer is weggespoeld]]. [[entity|I. Zonneveld]] bewaart de knipsels.

@ Camping Het Otterbos ; Giethoorn ; Binnenpad 88 ; 8355 BV ; www.otterbos.nl ; receptie@otterbos.nl ; 0521 361 774 ; Klaas Petter, Rianne Smit
We grenzen aan [[entity|de Bovenwijde]]; bij oostenwind loopt de kade onder en moeten we [[description|alle gasten met de praam naar de kerk brengen]].

@ Brouwerij Zwarte Karel ; Bergen op Zoom ; Potterstraat 5 ; 4611 NJ ; www.zwartekarel.nl ; proef@zwartekarel.nl ; 0164 240 553 ; Jurriaan Verbeek, Toine Buijs
[[entity|Sjuurke]] doet rondleidingen door [[description|de cel waar de valsemunter zijn tunnel groef]].

@ Hotel Prins Casimir ; Leeuwarden ; Nieuwestad 131 ; 8911 CN ; www.prinscasimir.nl ; frontdesk@prinscasimir.nl ; 058 213 4477 ; Anneloes Terpstra, Bauke Wiersma
Bij [[entity|Prins C.]] bedoelen we met ‘de Prins’ altijd het restaurant, gerund door [[entity|Frouke Postma]]. Dat is een eigen bv: [[entity|Postma & Zn]].

@ Stationsrestauratie Perron Nul ; Roosendaal ; Stationsplein 3 ; 4702 VX ; www.perronnul.nl ; eten@perronnul.nl ; 0165 550 218 ; Mehmet Yildirim, Lotte Huijbregts
Mijn broer [[entity|Yusuf]] heeft [[entity|Perron Twee]] in [[entity|Dordrecht]]. Zelfde kassa, zelfde kaart, [[description|zelfde zilveren dienbladen van het koninklijk rijtuig]].

@ Pannenkoekenboerderij Het Kaasrad ; Bodegraven ; Zuidzijde 47 ; 2411 RT ; www.kaasrad.nl ; info@kaasrad.nl ; 0172 614 902 ; Arie Verweij, Cobie Oskam
Wij staan in [[description|de top drie van de langste pannenkoekenkaart van Nederland]] (212 soorten). [[entity|Oskam]] wil ze allemaal in de kassa.

@ Museumcafé De Walvis ; Vlieland ; Dorpsstraat 99 ; 8899 AD ; www.walviscafe.nl ; post@walviscafe.nl ; 0562 451 600 ; Tjitske Visser, Roel van der Wal
[[entity|Vissers]] van de reddingboot eten bij ons gratis, [[description|dat staat in het testament van de schenkster van het pand]].

@ Van Rossem Catering ; Veghel ; Corridor 11 ; 5466 RB ; www.vanrossemcatering.nl ; sales@vanrossemcatering.nl ; 0413 388 710 ; Peter van Rossem, Nicole Verhagen
De oprichter, [[entity|Toon van Rossem]], was [[description|de frietbakker van de eerste Vierdaagse na de oorlog]].

@ Bakkerij-Tearoom Snoek ; Urk ; Wijk 3-22 ; 8321 ER ; www.bakkersnoek.nl ; bestellen@bakkersnoek.nl ; 0527 681 340 ; Jelle Snoek, Hiltje Romkes
Elke dag om vier ruikt de hele [[entity|Westhavenkade]] naar ons: [[description|we bakken als laatsten nog op turf]].

@ Kasteelhotel Ter Wijck ; Slenaken ; Grensweg 1 ; 6277 NA ; www.terwijck.nl ; reserveren@terwijck.nl ; 043 457 3102 ; Valère Meertens, Ghislaine Lardinois
[[entity|Meertens]] heeft bij [[entity|Château Neercanne]] geleerd. De hond heet [[entity|Bacchus]] en staat op de site.

@ Rederij De Koperen Schuit ; Sneek ; Oosterkade 6 ; 8605 AA ; www.koperenschuit.nl ; varen@koperenschuit.nl ; 0515 417 290 ; Wytze Bouma, Fenna Altena
Onze oudste, [[entity|de Vrouwe Tjaltje]], is [[description|het enige schip op steenkool dat nog mag varen]].

@ Golfbrasserie Hole Negentien ; Nunspeet ; Plesmanlaan 30 ; 8072 PT ; www.hole19nunspeet.nl ; brasserie@hole19nunspeet.nl ; 0341 258 044 ; Berend Klaassen, Daphne van Ommen
[[entity|Van Ommen]] speelt zelf, handicap 4. [[description|De bunker in de vorm van een klomp]] staat op ons servies.

@ Woonzorg Lindehof Keukens ; Hengelo ; Lindelaan 8 ; 7552 CK ; www.lindehofkeukens.nl ; keuken@lindehofkeukens.nl ; 074 255 6120 ; Hans Oude Luttikhuis, Mirjam Blokhuis
Wij kregen [[description|als eerste instelling het gouden bord voor gepureerd eten]]. [[entity|M. Blokhuis]] was erbij, in [[entity|Nijverdal]].

@ Hostel De Dwaalgast ; Den Helder ; Willemsoord 52 ; 1781 AS ; www.dwaalgasthostel.nl ; bed@dwaalgasthostel.nl ; 0223 680 145 ; Sanne Kooiman, Omar Benali
The owner, [[entity|Mrs. Kooiman]], sailed [[description|solo around the world on a boat she now uses as reception desk]].

@ Hostel De Dwaalgast ; Den Helder ; Willemsoord 52 ; 1781 AS ; www.dwaalgasthostel.nl ; bed@dwaalgasthostel.nl ; 0223 680 145 ; Sanne Kooiman, Omar Benali
Our neighbours are [[entity|Cape Holland]] and a [[description|submarine you can sleep next to]].

@ Wijnbar Druif & Dame ; Deventer ; Walstraat 17 ; 7411 GK ; www.druifendame.nl ; proost@druifendame.nl ; 0570 641 880 ; Josephine Roelvink, Tobias Weert
[[entity|Weert]] komt van [[entity|Bouzy]], aan de overkant van [[entity|de IJssel]]. Klantkaart overnemen mag.

@ Cafetaria ’t Hoekje van Riet ; Goes ; Lange Vorststraat 60 ; 4461 JP ; www.hoekjevanriet.nl ; riet@hoekjevanriet.nl ; 0113 227 456 ; Riet Moelker, Danny Moelker
Zeeuwse zussen [[entity|Mien]] en [[entity|Riet]], [[description|bekend van het sinterklaasliedje over de mosselkroket]].

@ Theatercafé Het Voetlicht ; Tilburg ; Louis Bouwmeesterplein 1 ; 5038 TN ; www.voetlichttilburg.nl ; cafe@voetlichttilburg.nl ; 013 543 2280 ; Femke Brekelmans, Sjoerd Janssens
Voorzitter [[entity|mr. Van Gool]] en het bestuur van [[entity|Stichting Podium Midden]] moeten tekenen.

@ Bungalowpark De Veenmol ; Emmen ; Sluisvierweg 40 ; 7812 RA ; www.veenmol.nl ; info@veenmol.nl ; 0591 612 345 ; Albert Nijhuis, Wilma Heres
[[entity|Fam. Nijhuis]] heeft het park van [[entity|Nieuw-Amsterdam]] gekocht, [[description|waar Van Gogh een herfst heeft geschilderd]].

@ B&B Klooster Sint-Ode ; Sint-Oedenrode ; Kloosterpad 2 ; 5492 TR ; www.klooster-sintode.nl ; slapen@klooster-sintode.nl ; 0413 472 981 ; Lieke van den Boom, Frans Habraken
De abdis [[entity|zuster Benedicta]] woont nog in het poorthuis, [[description|de laatste van haar orde in Nederland]].

@ Sushi Amano ; Utrecht ; Oudegracht 233 ; 3511 NK ; www.sushiamano.nl ; info@sushiamano.nl ; 030 231 5590 ; Kenji Mori, Puck Verstappen
Vader [[entity|Hiroshi]] opende [[description|de eerste lopende band met sushi van het land]] in [[entity|Amstelveen]].

@ Feestcafé De Blauwe Knoop ; Volendam ; Haven 110 ; 1131 EV ; www.blauweknoop.nl ; feest@blauweknoop.nl ; 0299 364 721 ; Jaap Tol, Nel Schilder
Ook [[entity|Jan Smitjes]] en [[entity|Nick]] drinken hier. [[description|Onze dartkampioen stond in de finale van Lakeside]].

@ Campus Kitchen Delft ; Delft ; Mekelweg 8 ; 2628 CD ; www.campuskitchendelft.nl ; order@campuskitchendelft.nl ; 015 278 9012 ; Vikram Rao, Elise de Groot
Led by chef [[entity|Aroon]], formerly at [[entity|Botanica Lab]]; famous for [[description|the solar car team's thousand-meal bet]].

@ Boerderijwinkel Weidegeluk ; Wapserveen ; Westeinde 101 ; 8351 HH ; www.weidegeluk.nl ; boer@weidegeluk.nl ; 0521 321 667 ; Harm Dolsma, Tineke Bakker
Wij liggen aan het [[entity|Reestdal]], op [[description|de plek waar de ooievaars het eerst terugkwamen]].

@ Escape & Dine Area 9 ; Eindhoven ; Torenallee 45 ; 5617 BA ; www.area9ehv.nl ; team@area9ehv.nl ; 040 291 7733 ; Rik Smulders, Anouk Feijen
We're two streets from [[entity|Piet Hein Eek]]; look for [[description|the yellow crane with a dinner table hanging from it]].

@ Congrescentrum De Spoorbrug ; Zwolle ; Hanzelaan 351 ; 8017 JM ; www.despoorbrug.nl ; events@despoorbrug.nl ; 038 425 1190 ; Margriet Kolk, Stefan Huisman
[[entity|Huisman]] vertelde dat [[description|de kabinetsformatie hier drie weken heeft vergaderd]]; beveiliging is dus een thema.

@ IJssalon Venezia Verde ; Valkenburg ; Grotestraat 9 ; 6301 CW ; www.veneziaverde.nl ; ciao@veneziaverde.nl ; 043 601 2245 ; Gianni Da Ronch, Chiel Ramakers
De smaak [[entity|Giulietta]] is genoemd naar oma en is [[description|de enige met geitenmelk en kersen uit de mergelgrot]].

@ Chinees Restaurant Gouden Draak ; Steenwijk ; Oosterstraat 41 ; 8331 HC ; www.goudendraaksteenwijk.nl ; afhaal@goudendraaksteenwijk.nl ; 0521 512 233 ; Amy Wong, Kees Hoen
Zus [[entity|Li]] en neef [[entity|Wing-Kei]] bezorgen in [[entity|Tuk]] en [[entity|Giethoorn]].

@ Restaurant Amstelrijk ; Amsterdam ; Weesperzijde 206 ; 1097 DZ ; www.amstelrijk.nl ; gasten@amstelrijk.nl ; 020 694 8831 ; Yara el Hadioui, Maurits Vos
[[entity|Vos]] werkte bij [[entity|Librije]] en [[entity|Inter Scaldes]]; zijn [[description|gelakte eend in 24 krantenvellen]] maakte hem bekend.

@ Snowhouse Landgraaf Eten ; Landgraaf ; Witte Wereld 4 ; 6372 VG ; www.snowhouse-eten.nl ; apres@snowhouse-eten.nl ; 045 547 0720 ; Patrick Goossens, Demi Quadvlieg
De piste is [[description|de langste binnenbaan met een bocht]]. Onze ober [[entity|Sjengske]] skiet de borden rond.

@ Wok & Go Groep ; Almere ; Randstad 20-18 ; 1314 BA ; www.wokengogroep.nl ; hq@wokengogroep.nl ; 036 530 7788 ; Winston Cheung, Mei-Lin Tan
Founder [[entity|Auntie Mei]] still signs every lease; first shop was in [[entity|Lelystad]], next to [[entity|Batavia Stad]].

@ Hotel Prins Casimir ; Leeuwarden ; Nieuwestad 131 ; 8911 CN ; www.prinscasimir.nl ; frontdesk@prinscasimir.nl ; 058 213 4477 ; Anneloes Terpstra, Bauke Wiersma
Wifi-naam [[entity|CasimirGuest]]; wachtwoord elke maand anders. Systeem moet het op de kaart drukken. [[description|Hier logeerde de spion van de kousenband]].

@ Van Rossem Catering ; Veghel ; Corridor 11 ; 5466 RB ; www.vanrossemcatering.nl ; sales@vanrossemcatering.nl ; 0413 388 710 ; Peter van Rossem, Nicole Verhagen
Bel [[entity|Nicole V.]] op [[entity|0413-388710]] of app [[entity|zes nul twaalf negenentachtig drie]] (06 ervoor).

@ Brasserie Molenzicht ; Zeddam ; Bovendorpsstraat 2 ; 7038 CH ; www.brasseriemolenzicht.nl ; welkom@brasseriemolenzicht.nl ; 0314 651 288 ; Gerwin Tankink, Marleen te Dorsthorst
Wij bakken in [[description|de oven die uit de gezonken veerpont is getild]], vandaar geen nieuwe keuken. Koppeling keukenscherm via kabel.

@ Camping Het Otterbos ; Giethoorn ; Binnenpad 88 ; 8355 BV ; www.otterbos.nl ; receptie@otterbos.nl ; 0521 361 774 ; Klaas Petter, Rianne Smit
[[description|De enige camping waar de bakker met een motorvlet langskomt]]; bestellen kan tot 22.00 uur.

@ Kasteelhotel Ter Wijck ; Slenaken ; Grensweg 1 ; 6277 NA ; www.terwijck.nl ; reserveren@terwijck.nl ; 043 457 3102 ; Valère Meertens, Ghislaine Lardinois
[[description|Een neef van de keizer vluchtte hier in 1918 door de wijnkelder]], die kelder is nu onze vergaderzaal.
`
