import { list } from './knownWords.ts'

/** First names that are less common, folded; none is an ordinary word besides. */
export const moreGivenNames: ReadonlySet<string> = list(`
  aaltje abdellah abdoul adelheid adine adriana adrie aemilia afke aico aimee aleida aletta alexandra alfons alfred alida alijda
  alisa allard aloys alwin amal amina amira amke anastasia andreea andrzej anette angelo anique anisa annabel annechien annelien
  annelotte annemarije annika anouar anouck antje antoinette antonia antonio aranka arda ariaan arianne arinda arjo armand arnaud
  arne arnoud arwen asmae assia atie auke aydin ayse azra bahar baptist barry bartel bastiaan bauke beate beatrice beatrix
  benjamin benno benthe berber berdien berna bernadette bernd bertje bertus betsie betsy bilal bjorn brechtje bregje britta bruno
  burak calvin carel carien carine carlos carolien carsten catharina catherine cathy celine cemile chaima chantalle charles
  charley chayenne cheryl chiara chloe christien claudette claudio clemens cobie colette conrad constance corneel corrina corry
  corstiaan daniela daniella daria debora deborah dilan dineke djamila djoeke dolf dorine dorothea dorothee douwe duco dunya dylan
  ebru eddie eduard eelke eelkje efraim elif elina elisa ellis elma eloise elske elvira emel emil emilia emilie emine emre engbert
  enno enrico erkan ernst esma esra etienne eugene eveline ezra fadime faisal fayza feike fenna fenne fenny ferdi fieke fien
  fleurtje foekje fokke fokko folkert fouad francesca francesco francien franciska frederieke frederike frederique friso froukje
  gabrielle geesje geeske gerald gerbrand gerhard gerlinde gerlof germa gerolf gerrianne gerry gertjan gertrude giel gilbert
  giovanni gisela giulia glenn godelieve gosse gretha griet grietje guillaume gunther gusta gustaaf habib hajar hakan halima hamid
  hanan hanne hannelore hassna haye hayo heddy hedwig hedy heiko heimen heino helga hella hendrika hendrikje henri henrike hermien
  hermine hetty hidde hilbert hille hilletje hinke hiske hylke hyltje idske iebel iefke ihsan ilias ilja imane imre ineke inez
  ingmar ismail itske iwan jaapjan jacoba jacobien jacobine jaimy jaleesa jamal jamila janet janette janna janny jarno jasmina
  javi javier jaylinn jeanine jeannette jelmer jelske jelte jeltje jennie jerom jerome jetje jetske jetta jiska jitske joana
  joanne jobien jochum joeri joey johann johanneke johannes joke jolande joleen joline jonna joos jorick jorien jorn jose josefa
  josefien josephine josje joske jouke jovanka juliana julianne juliette julius jurjen justine kadir kaja karen karlien karsten
  katarzyna kathleen katinka katrien katrijn kayleigh keimpe kemal kenan kenneth kerstin khadija khalid kirsten klaartje klaasje
  klaske koenraad koert korneel krijn krista kristian kristina krzysztof kyra laila lambert lammert lara laurie laurien leah
  leander leendert lenie lenka lennart leonard leonoor leontine leroy lesley lidewij lidia liesanne lieske lieuwe lieve lilian
  lina lineke lionel lisanne lisbeth lobke lodewijk loek loekie loewie lorenzo loretta loubna louisa lourens lowie lubbert luciano
  lucie lucien lucinda ludo ludwig luitzen lukas lutske lydie lynn maartje mads magdalena maja malika malou manfred mannes
  marcella marcelle marcia marcus marga margaretha marguerite mariana mariella mariette marije marijse marika marilene marinus
  marischa mariska marissa marjanne marjo marjoke marjolijne marko markus marleentje marlene marlijn marlous marnix marten
  marthijs marvin maryam mathieu mathilde matteo matthias mattie maureen maurits mechtild mehmet meindert meinte melvin mendel
  menke merijn merlijn merve meryem metske micha mientje miep mika mikael milou mimoun minke mirella mirte mitchell moniek monika
  morris mounir mourad muriel myriam myrte naima najat nancy nathalie nathan nele nelleke nelly nesrin nhung nicky nico nicolaas
  nicolette nicolien nihal nikki nils noelle noortje noud nouria nuria oene okke olav onne oumaima outger pauline pauwel pawel
  peggy petronella petrus phaedra philippe pietertje pietje piotr pleun quirijn quirine rafael rafaella ramona randy raoul rashid
  reijer rein reina reinder reindert reint remi remko renny renze reyhan rianne ricardo riekje rienk rients riet rieuwert rikkert
  rikst rineke rinke rinse rinske rinus risto rixt robbin roberto rochelle rodrigo roeland roelfina roelie roelien rogier rokus
  romana romee ronnie ronny rosan rosanne roselien rosemarie rosita rowena rozemarijn rutger ruurd saartje sabina sabri sacha
  saida salima salvatore samir samuel sanae sanna sarina sebastian semra serge sergio servaas seyma shanna shirley sibel siebe
  siebren siem siemen sietse sietske sigrun sijbrand sijmen silke silvana silvester sinan sipke sjaan sjanneke sjefke sjoerdtje
  sjoukje sofie soraya souad steffen steffie stephan stephanie stijntje suat susanna suus suzanna svenja swaantje sweder sybren
  sylvana sytske taco taeke tamar tanya tarik teake tessa tetske theodoor thera theresa therese theunis thierry thirza tibor tiede
  tiemen tietie timon timothy tjalke tjalling tjamke tjerk tjibbe tjisse tjits tjitse tobie tomasz tonia tonja tonnie toos tracy
  treesje tristan trudie trudy truida tugba tycho ulrike umit vanessa vasco veerle verena veronica veronique victorine vincenzo
  vivian viviane volkert walter wanja warner wiebren wieger wieke wierd wijnand wijtze wilbert wilfred wilhelmina wilke willeke
  willianne wilmer winfried wobbe wolter wouke wout wubbo wybe wybren wytske xandra yannick yara yassin yavuz yentl yildiz ymke
  yoeri yorick youri yousra yuri yusuf yvon zahra zakaria zarah zehra zita zohra zwaantje`)
