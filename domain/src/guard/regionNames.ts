// Rivers, lakes, islands, landscapes, quarters, neighbours and other names by which people say where they are, beside the zip code table.
const names = `
  Goeree | Overflakkee | Goeree-Overflakkee | Schouwen | Duiveland | Schouwen-Duiveland | Tholen | Walcheren | Noord-Beveland | Zuid-Beveland |
  Zeeuws-Vlaanderen | Voorne | Voorne-Putten | Hoeksche Waard | Hoekse Waard | Krimpenerwaard | Lopikerwaard | Bommelerwaard | Tielerwaard |
  Ooijpolder | Rijk van Nijmegen | Land van Cuijk | Land van Maas en Waal | Maas en Waal | Peel | De Peel | Kempen | De Kempen | Meierij |
  Langstraat | Baronie | West-Brabant | Oost-Brabant | Heuvelland | Mergelland | Westelijke Mijnstreek | Oostelijke Mijnstreek | Kop van Overijssel |
  Noordoostpolder | Wieringermeer | Wieringen | Kennemerland | Zuid-Kennemerland | Waterland | Zaanstreek | Zaanstad | Beemster | Schermer | Purmer |
  Haarlemmermeer | Gooi | Het Gooi | Vechtstreek | Vechtdal | Eemland | Heuvelrug | Utrechtse Heuvelrug | Kromme Rijn | Gelderse Vallei | Foodvalley |
  Liemers | De Liemers | Graafschap | De Graafschap | Montferland | Twente | Salland | Veluwezoom | Hondsrug | Drents-Friese Wold | Dwingelderveld |
  Drechtsteden | De Drechtsteden | Westland | Het Westland | Delfland | Rijnmond | Bollenstreek | Duin- en Bollenstreek | Groene Hart | Randstad |
  Gaasterland | Wouden | Friese Wouden | Zuidwesthoek | Súdwesthoek | Noordelijke Wouden | Waddeneilanden | Waddenzee | Wadden | Noordzee | Lauwersmeer |
  Hogeland | Hoogeland | Westerkwartier | Oldambt | Westerwolde | Veenkoloniën | Fivelingo | Hunsingo | Reitdiep | Eems | Dollard |
  Amstel | Merwede | Linge | Dommel | Eem | Spaarne | Rotte | Schie | Gouwe | Roer | Geul | Gulp | Regge | Dinkel | Vecht | Maas | Waal | IJssel |
  Hollandse IJssel | Nederrijn | Oude Rijn | Oude IJssel | Westerschelde | Oosterschelde | Schelde | Grevelingen | Haringvliet | Hollands Diep | Biesbosch |
  Nieuwe Maas | Nieuwe Waterweg | Waterweg | Noordzeekanaal | Amsterdam-Rijnkanaal | Twentekanaal | Apeldoorns Kanaal | Zuid-Willemsvaart | Dokkumer Ee |
  IJsselmeer | Markermeer | Veluwemeer | Wolderwijd | Gooimeer | Eemmeer | Ketelmeer | Zwarte Meer | Sneekermeer | Heegermeer | Slotermeer | Tjeukemeer |
  Fluessen | Pikmeer | Bergumermeer | Paterswoldsemeer | Zuidlaardermeer | Leekstermeer | Loosdrechtse Plassen | Vinkeveense Plassen | Reeuwijkse Plassen |
  Kagerplassen | Braassemermeer | Westeinderplassen | Alkmaardermeer | Nieuwkoopse Plassen | Rottemeren | Kralingse Plas | Sloterplas | Gaasperplas |
  Veerse Meer | Volkerak | Brielse Meer | Mookerplas | Maasplassen | Weerribben | Wieden | Nieuwkoop | Oostvaardersplassen | Hoge Veluwe | Loonse en Drunense Duinen |
  Sallandse Heuvelrug | Holterberg | Lemelerberg | Cauberg | Keutenberg | Vaalserberg | Drielandenpunt | Sint-Pietersberg | Grebbeberg | Posbank | Zevenheuvelenweg |
  Pieterpad | Elfstedenroute | Afsluitdijk | Oosterscheldekering | Maasvlakte | Botlek | Europoort | Moerdijk | Schiphol | Zuidas | Bijlmer | Bijlmermeer |
  Jordaan | De Jordaan | De Wallen | Oud-West | Oud-Zuid | Rivierenbuurt | Indische Buurt | Watergraafsmeer | Plantage | Grachtengordel | Zeeburg | IJburg | NDSM |
  Westerpark | Vondelpark | Leidseplein | Rembrandtplein | Dam | Spui | Nieuwmarkt | Haarlemmerdijk | Overtoom | Kinkerbuurt | Slotervaart | Osdorp | Buitenveldert |
  Katendrecht | Delfshaven | Kralingen | Hillegersberg | Feijenoord | Charlois | Noordereiland | Kop van Zuid | Witte de With | Oude Haven | Blaak | Hofplein | Coolsingel |
  Statenkwartier | Zeeheldenkwartier | Schilderswijk | Bezuidenhout | Archipelbuurt | Scheveningse Bosjes | Buitenhof | Binnenhof | Lange Voorhout | Plein 1813 |
  Lombok | Wittevrouwen | Oudegracht | Neude | Vredenburg | Leidsche Rijn | Lunetten | Kanaleneiland | Maliebaan | Domplein | Janskerkhof |
  Strijp-S | Strijp | Woensel | Stratum | Stratumseind | Gestel | Spoorzone | Piushaven | Binnenrotte | Wyck | Céramique | Sphinxkwartier | Jekerkwartier | Vrijthof |
  Bakkum | Bakkum-Noord | Soesterduinen | Lange Duinen | Amsterdamse Waterleidingduinen | Kennemerduinen | Schoorlse Duinen | Meijendel | Noorderplassen |
  Helpman | Oosterpoort | Ebbingekwartier | Vismarkt | Martinikerkhof | Noorderplantsoen | Hoendiep | Oldehove | Achmeahoogte | Prinsentuin |
  Haverstraatpassage | Roombeek | Stadsweide | Hanzestad | Spijkerkwartier | Sonsbeek | Modekwartier | Rijnkade | Waalkade | Goffert | Lent | Waalsprong |
  Ardennen | Eifel | Sauerland | Ruhrgebied | Münsterland | Kleef | Emmerich | Aken | Luik | Gent | Hasselt | Maaseik | Turnhout | Knokke | Oostende | Nordhorn | Bentheim |
  Achterhoek | Alblasserwaard | Antwerpen | Betuwe | Brugge | Brussel | De Pijp | Den Bosch | Den Haag | Efteling | Eindhoven Airport | Keukenhof |
  Kijkduin | Leuven | Scheveningen | Veluwe`

export const regionNames: readonly string[] = names.split('|').map((name) => name.trim().replace(/\s+/g, ' '))
