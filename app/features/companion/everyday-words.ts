/**
 * topic | words of everyday life in which people come upon it. Single words that the index compares after stemming;
 * they make a question findable whose asker does not know what the Church calls the matter.
 */
export const EVERYDAY_WORDS = `
existence-of-god|prove proof exist real imaginary invented somebody universe big bang designer made-up cosmos evidence convince cause first mover fine-tuned nobody imagination fairy tale santa made world watchmaker atoms physicist argument atheist friend
desire-for-god|longing restless empty emptiness purpose meaning happy happiness unfulfilled searching missing something bored pointless fulfil fulfill satisfied success hollow restlessness heart hunger
talking-about-god|describe words gender he she language metaphor image unknowable name mother female pronoun feminine masculine analogy human
revelation|speak spoke show reveal shown voice message communicate told know hear dream dreams talk talks appear himself contact
private-revelation|vision apparition appeared fatima lourdes medjugorje guadalupe seer secret messages appearing visionary mexico knock garabandal faustina bernadette shepherd claims obliged miracle sun secrets
tradition|handed down passed on oral customs changed unwritten generations traditions old oldest apostles invented add added medieval
sola-scriptura|only bible alone written everything found verse where unbiblical quote prove biblical scriptural nowhere says point luther proof text
magisterium|teaching office official doctrine obey disagree dissent vatican rules decide authority encyclical binding change changed teachings infallibly cafeteria pick choose update progressive vote modern outdated
inspiration-of-scripture|errors mistakes contradictions contradict wrote written author dictated word accurate trust reliable discrepancies agree disagree differ gospels inconsistent true historical authors ghostwriter copied human fallible translation
interpreting-scripture|literally literal symbol symbolic understand interpret genre figurative poem metaphor jonah whale noah ark parable story stories myth eyewitnesses context meant privately wrong
four-senses|allegory allegorical anagogical moral literal layers deeper hidden senses jerusalem fourfold meanings level levels
canon-of-scripture|books more extra fewer maccabees tobit apocrypha deuterocanonical removed added list chose seventy-three seven missing gospel thomas judas enoch lost decided council gnostic longer bigger apocryphal luther
reading-the-bible|start begin beginner read plan chapters genesis cover daily study group confusing difficult where chapter starting leviticus boring habit audio podcast
bible-translations|version edition king james niv rsv nab douay buy english latin vulgate translated which good recommend king-james message study catholic
old-testament-violence|kill killed slaughter genocide cruel wrath angry massacre canaanites cities war bloodthirsty flood plagues sacrifice isaac jericho amalekites joshua smite stoned stoning eye tooth drowned egypt firstborn brutal canaan slaves
prophecy|predict prediction future prophet prophets isaiah jeremiah elijah daniel foretold fulfilled predicted seer foresee today modern
faith|believe believing belief trust leap blind gift explain prove proof gain grow stronger strengthen lazy mustard hard faithful convert loses deepen feeling
doubt|unsure doubting losing lost stopped struggle struggling wonder questions crisis fading skeptical sceptical slipping slip away drifting drift true real convinced hard unbelief anymore numb questioning deconstruct deconstructing shaken waver lukewarm hypocrite pretending skeptic honest prayerless unbelieving deconversion
faith-and-reason|science scientist scientific logic rational reason intellect galileo physics biology think blindly pointless proven evidence laboratory lab intelligent educated compatible conflict contradict enemies medicine
creed|recite statement profession nicene apostles believe lines words begotten consubstantial catholic amen memorise
one-god|yahweh jehovah monotheism polytheism many name lord one only witnesses elohim allah same gods hindu
trinity|three one persons father son spirit same time shamrock modalism divine mormons egg water ice math maths add holy equal eternal
god-the-father|father abba daddy dad parent loving fatherly angry absent orphan abusive image beard
almighty|omnipotent powerful anything rock lift strong limits stone heavy omniscient omnipresent everywhere sees limit impossible
problem-of-evil|cancer illness earthquake tsunami disaster innocent children kids babies starving allow allows allowed bad good tragedy unfair accident holocaust why cruel pandemic covid died killed victims suffers rape random deserves punish punishes murdered hurricane disease accidents crash drowned shooting massacre auschwitz famine flood cruelty victim heartless birth defect daughter
creation|made make world earth universe six seven days genesis nothing beginning stars aliens extraterrestrial life planets old thousand million years literally science space evolutionist creationist seventh literal telescope galaxies
evolution|apes monkeys darwin dinosaurs fossils adam eve million years ancestors species evolved neanderthal caveman cavemen genetics literal eden first couple incest cain wife gorilla mutation fossil genes biology class textbook homo sapiens
providence|plan plans luck coincidence fate control chance destiny reason everything happens accident fortune lucky karma random guidance guides lead leads closes door doors interfere signs steer guiding purpose lottery coincidences detail delays
angels|michael gabriel raphael wings messenger cherub seraphim archangel spirits invisible harp halo choirs names powers human humans become seraph cherubim appearance genderless messages feathers
guardian-angels|protects protector watching watches watch assigned own personal beside after looking look protect children accident pray name invisible companion childhood bedtime spirit guide
human-person|soul body spirit image likeness dignity consciousness identity human special animals worth value robot robots artificial intelligence ai conscious brain immortal mind clone machine worthless beautiful disabled
man-and-woman|male female equal submissive submit roles gender sexes feminism women men wives obey head household cook patriarchy rib complementarity husband
satan|devil demon lucifer evil antichrist hell fallen darkness rebel rebelled created existence red horns tempter real spirit pitchfork exist personal father of lies deceive whisper
original-sin|adam eve apple garden eden serpent snake fall fruit born guilty inherited nakedness blame paying fault ancestor fallen concupiscence paradise inheritance inherit newborn's guilt tree forbidden talking
incarnation|became flesh human man born christmas manger bethlehem baby stable virgin word why need december nativity god-man divine mary pregnant tent nine months
jesus-true-god-true-man|divine divinity human nature natures claim claimed equal god man both limited know knew ignorant child grew emotions cry wept prophet mere nice teacher half fully arian merely limits hungry
names-of-jesus|messiah christ lord savior son lamb emmanuel title yeshua called yahshua surname second meaning ihs fish
historical-jesus|historian historians evidence myth legend invented roman josephus archaeology actually lived proof existed tacitus documents gospels eyewitnesses eyewitness outside scholars married magdalene gnostic archaeologist dead sea scrolls copied mythology horus tomb talpiot
life-of-christ|childhood youth carpenter hidden ministry nazareth boy temple parables disciples age thirty teenager birthdate born year miracles school lost travelled india
star-of-bethlehem-and-magi|wise kings gold frankincense myrrh star camels epiphany east three comet astronomers astrologers caspar melchior balthazar chalk door names camel
saint-joseph|carpenter husband foster stepfather joseph worker statue bury house selling sell upside down patron workers dream stepdad old
john-the-baptist|locusts honey wilderness beheaded herod jordan cousin forerunner baptizer baptist voice crying head salome
baptism-of-the-lord|river jordan dove sinless john needed baptised wash repent heavens opened
temptation|tempted tempting desert resist urge wilderness thoughts weak giving same urges overcome fight bad habit falling lead
kingdom-of-god|reign kingdom king mustard seed parable thy come near utopia within among banquet pearl treasure
miracles|healing healed cure cured supernatural walked water wine loaves wonders raise lazarus today happen nowadays medical unexplained faked prove tumor
transfiguration|mountain tabor shining moses elijah white glory peter tents dazzling
immaculate-conception|stain stainless conceived anne sinless pure preserved december lourdes without joachim anna parents sinner sinned saved fall original need savior
mother-of-god|theotokos mother goddess nestorius ephesus created creator older eternal mere woman
virginity-of-mary|virgin ever virginity intact sex joseph relations always remained intercourse married normal physical hymen birth possible biology sexual
brothers-of-jesus|siblings brothers sisters cousins kids children other james family mom half-brothers stepbrothers jude only child firstborn
assumption|body taken heaven august tomb dormition died die grave end life bodily ascend buried carried elevator flew bones
mary-devotion|worship worshipping adore honor honour statue pray too much mary hail obsession goddess idolatry why attention closer jesus veneration repetitive blue woman kneel shrine statues consecrate mother rosary extreme
rosary|beads bead decade decades mysteries hail glory crucifix luminous sorrowful joyful glorious how pray count necklace car mirror hang fifty apostles fatima scriptural meditative boring fast falling asleep
marian-titles|queen lady guadalupe perpetual help mediatrix coredemptrix morning star sorrows names fatima carmel sea knots undoer ark
consecration-to-mary|consecrate montfort thirty-three totus tuus slave scapular entrust dedicate louis slavery chain entrusting
jews-and-the-death-of-jesus|jews jewish antisemitism blame killed crucified deicide guilty responsible pharisees israel covenant replaced chosen synagogue holocaust christ-killers blood hands
passion-and-cross|nailed nail nails wood crucified crucifixion crucifix die died death blood tree thorns suffered save payment ransom why pay price punishment instead place abandoned forsaken whipped scourged crown gruesome torture substitute cruel spear calvary golgotha lamb innocent punished whip good friday
descent-into-hell|descended hell dead saturday limbo underworld between friday three days creed patriarchs abraham where
resurrection-of-christ|risen rise rose tomb empty easter alive again stolen body third day hoax disciples witnesses hallucination swoon spirit prove rolled stone believe gardener witness hallucinate scared shroud buried women grave
ascension|ascended clouds sky forty days went up left lifted heaven where now right hand fly floated levitate cloud goodbye throne seated
second-coming|return rapture end times world antichrist apocalypse revelation 666 beast millennium tribulation coming soon signs prophecy world's left behind israel microchip war prophecies trumpet thief night raptured doomsday blood moon barcode
last-judgment|sheep goats judgment judged judge final end books doomsday everyone public secrets revealed trumpet nations separate
holy-spirit|ghost dove fire wind pentecost paraclete advocate tongues spirit feel inside guide pray descend hear inspire presence fill confirmation led
gifts-and-fruits|wisdom understanding counsel fortitude knowledge piety seven gifts fruits gentleness kindness patience list twelve isaiah courage joy peace self-control
charisms|tongues charismatic prophecy healing speaking gifts slain talents strange languages babbling meeting pentecostal prophesy falling floor healers laying uttering prophesying charismatics
church|institution organized organised people body bride belong need join community building why religion spiritual club invisible hierarchy not religious membership leave alone forest
four-marks|one holy catholic apostolic marks true identify
unity-and-ecumenism|denominations protestant protestants split divided reunite orthodox reformation together luther divisions many churches thousands schism 1054 wittenberg differences methodist baptist reunion mormons cult evangelicals pentecostals reformed anglicans reconcile intermarry quarrel methodists baptists non denominational worship
holiness-and-scandal|abuse abused scandal crusades inquisition cover covered corrupt hypocrites hypocrisy hypocrite leave predator molested witch hunts heretics burned galileo trust bad popes paedophile pedophile money scandals lawsuit leaving sick betrayed victims coverups cardinal convicted bishops lied residential schools pope borgia wealth vatican bank disgusted ashamed
outside-the-church|heard tribe jungle unreached burn saved protestant nonbeliever salvation non ignorant remote island babies pygmies non-catholic baptized hindu never missionary only christian pygmy grandmother buddhist good friend lost
other-religions|muslim muslims islam allah quran buddhist buddhism hindu hinduism jewish jews religion religions neighbor neighbour mosque truth same god dalai mecca respect wrong all equal paths mountain jain sikh pagan sikhs mormon buddha reincarnation meditate temple koran coworkers interfaith
mission-and-evangelization|evangelize convert share coworkers spread witness missionary missionaries street friends tell others knock doors talk friend embarrassed coworker bring invite inviting shy returning children faithless kids left stopped grown adult son
papacy|first pope vatican peter rome roman francis leo keys rock successor white bishop boss why one leader vicar conclave elected elect holy father sedevacantist rocks upon smoke of obey biden dislike
infallibility|wrong mistake mistakes error infallible cathedra sins sinner perfect pope popes bad change mind heretic always right ex contradicts opinions tweet interview statements
bishops-and-apostolic-succession|bishop bishops archbishop cardinal diocese apostles successors succession mitre line unbroken chosen appointed appoint picks laying hands
laity|layperson layman ordinary parish volunteer lay pews job office normal vote say run contribute role council
religious-life|nun nuns monk monks sister convent monastery friar vows brother habit cloister sisters veil order franciscan benedictine jesuit obedience chastity poverty cloistered hair retire
communion-of-saints|connected dead living heaven earth together bond family watching see hear look down cloud witnesses loved ones
praying-to-saints|saint anthony keys lost find intercession ask dead talking necromancy jude intercede directly exams things mediator one middleman shortcut candle novena statue bypass ouija deceased prayers why items
canonization|canonized canonised beatified declared process cause blessed steps decides sainthood teresa miracle vote pope carlo acutis who how many
relics|bones bone skull finger blood hair veneration altar shroud turin pieces body parts display weird creepy touch carry head tooth arm skulls heart
patron-saints|patron name feast travelers animals job sickness choose christopher exams students lost causes musicians cancer pets saint's name-day travel
stigmata-and-mystical-phenomena|wounds bleeding pio levitate levitation bilocation incorrupt weeping ecstasy hands bleed visions eucharistic miracle tears
church-fathers|early first centuries ancient writers ignatius irenaeus chrysostom clement polycarp who read origen jerome ambrose writings
doctors-of-the-church|doctor teresa therese catherine hildegard title how many learned teachers women newman
ecumenical-councils|nicaea trent chalcedon vatican council councils bishops constantinople ii changed 1960s vote heresy
latin-mass|latin tridentine extraordinary old ad orientem traditional veil sspx rite 1962 language guitars back priest facing incense
forgiveness-of-sins|forgive forgiven mercy pardon shame ashamed guilty guilt unworthy too terrible worst past wash abortion again same repeatedly killed unforgiven love anyway filthy hate far unforgivable prostitute murder dirty chance
confession|box booth confessional stranger priest secrets tell sins years away absolve screen embarrassed bad lapsed face ashamed return returning decades afraid nervous line scared kneel how long must often anonymous remember forget embarrassing forgot kids whisper first penance
contrition|sorry feel regret remorse repent tears mean count act apologize fear hell same sin again insincere really it perfect relapse repeat repentant
seal-of-confession|police court secret secrecy crime murder tell repeat reveal told report confidential testify lawyer blab share spouse murderer break child abuse law hide mandatory reporter gossip
general-absolution|group everyone collective crowd soldiers together shooting plane war communal online phone zoom
scruples|scrupulous obsess obsessive worry worried forgot again valid over certain checking ocd constantly sinned everything blasphemous thoughts unsure mortal terrified ruminate guilt repeat intrusive obsessively rituals compulsive never enough invalid
satisfaction|penance prayers assigned repair amends restitution make up punishment forgot hail marys homework too easy restore damage undo
indulgences|plenary partial buy bought sold luther tetzel jubilee door time off years purgatory pay holy doors medieval money
anointing-of-the-sick|oil hospital surgery sick last rites dying extreme unction ill hospice priest bedside grandmother heart operation call when alzheimer's cancer unconscious
suffering|pain offer sick illness chronic cross redemptive hurt hurts hurting why cancer disabled migraine arthritis up accept purpose meaning wheelchair depression
death|die died dying passed lost afraid mortality dies afterlife minute moment scared fear prepare will coming hospice end everyone
funeral|burial buried bury eulogy wake mass casket coffin cemetery requiem music songs protestant church suicide priest fee ashes slideshow obituary rosary
cremation|ashes urn cremated cremate scatter scattering scattered sea shelf home keep jewelry burned columbarium bury spread tree diamond necklace divide garden
prayer-for-the-dead|grandmother grandma grandfather passed goodbye deceased departed souls november dead mass offered help late gregorian masses said wife mother month anniversary candle soul cemetery visit card dad already heaven
near-death-and-ghosts|ghost ghosts haunted reincarnation medium seance dead tunnel past lives spirit contact psychic haunt seances light hereafter dreams visit grandmother reborn former previous poltergeist sixth sense reincarnated life clairvoyant spirits
particular-judgment|die minute moment judged happens immediately after soul life review face sentence breath second straight wait sleep
heaven|up there pets dog cat paradise eternal see again recognize wife loved bored boring reunited dogs cats husband married recognise like place clouds who gets eat marriage babies age harps spouse golden streets look forever sports food
purgatory|purify fire cleansing waiting between souls temporary flames long line wait cleaned invented scripture second chance where cleanse room punishment maccabees prayers early
hell|burn burning forever eternal damned torture fire lake punish send loving nice people sends fair anybody empty hitler judas eternity pain torment friend everlasting locked
resurrection-of-the-body|body bodies rise again new glorified bones dust zombie limbs cremated look age amputated physical spirit
new-creation|new earth renewed animals pets world end universe planet destroyed heaven forever
liturgy|ritual rituals ceremony service worship public incense bells standing kneeling why same boring repeat participate tradition ritualistic
order-of-mass|wash hands bell bells bow incense book standing sitting kneeling stand sit kneel parts order gospel homily offertory responses late leave early left peace handshake collection creed kneelers first visit guest follow genuflect songs long boring latecomers dismissal
sacraments|seven signs outward rites sacrament many how protestants two why list
liturgical-year|calendar seasons season ordinary advent lent easter feasts year purple new begins colors time dates moon date changes
liturgy-of-the-hours|breviary lauds vespers compline psalms office morning evening monks daily app hours lay
altar-servers-and-lectors|server servers lector reader acolyte altar girls boys candle usher extraordinary minister daughter serve read readings lectern microphone eucharistic ministers
sacred-images|statue statues idol idols figures figure icons icon paintings graven golden calf bowing stained second commandment bow kneel carved picture pictures crucifix necklace image idolatrous kissing protestant bare
vestments-and-colours|robe robes purple green red rose white chasuble stole clothes wear colors colours priest dressed outfit gaudete pink collar
sacramentals|medal medals blessed scapular blessing ashes palms candles salt oil bless house candle benedict crucifix water lucky charm car rosary pets throat
holy-water|font dip door sprinkle blessed water bottle entering drink dry lent lourdes
baptism|baptised baptized christening water immersion born again sprinkling font pour necessary saved twice adult dunk valid mormon rebaptized godmother invalid methodist
infant-baptism|baby babies newborn infant infants christen christening wait choose decide older toddler grandchild own consent parents unmarried refuse grandparents
unbaptized-babies|miscarriage miscarried stillborn stillbirth lost baby babies limbo infant unborn died pregnancy heaven sons daughter crib aborted
emergency-baptism|nurse hospital anyone emergency dying layperson urgent danger newborn preemie grandma secretly sink secret
becoming-catholic|convert converting conversion join joining rcia ocia classes steps become instruction easter protestant interested adult want start divorced parish visit inquiry
godparents-and-sponsors|godmother godfather godparents godson goddaughter sponsor choose atheist friend uncle aunt nephew niece witness qualify protestant role gay unmarried
confirmation|confirmed bishop chrism oil saint name teenager age sealed slap holy spirit adult necessary married sponsor
eucharist|communion host wafer bread wine mass source supper lords hand tongue cup chalice thanksgiving why weekly crumbs gluten hunger
real-presence|bread wine body blood symbol reminder wafer host really literally cannibalism cannibal flesh transubstantiation change chemically molecules actually taste eat eating drink cannibals symbolically still christ literal dna crumb symbolic john six lutheran
sacrifice-of-the-mass|again crucified repeated sacrifice calvary offering altar once all repeating resacrifice
worthy-communion|receive receiving drunk mortal sin fast hour remarried state before host communion line unworthy hungover chewed gum ate eaten breakfast coffee fasting unconfessed living cohabiting contraception go anyway cross arms pro choice politician hangover grace arrived late
intercommunion|protestant lutheran anglican baptist methodist visiting non husband wife receive communion guest spouse orthodox closed mother-in-law partner catholic eat visitor service take protestant's
first-communion|child age seven eight daughter son dress class second grade kid autistic disabled classes party
adoration|monstrance exposed hour benediction exposition tabernacle chapel blessed kneel sit front bread box lamp hours
holy-orders|priest priests priesthood ordained ordination seminary bishop how become years requirements ordain vocation
deacons|deacon deacons married homily diaconate permanent wife preach collar baptize marry funeral
celibacy|wife marry married pastor priest priests single girlfriend wives celibate kids lonely eastern rite rule change peter's mother-in-law married-anglican sex marriage
call-no-man-father|father call title priest matthew rabbi bible forbids jesus said
womens-ordination|women woman girl girls female priestess ordain ordained daughter pastor sexist priests deaconess discriminate discrimination unfair equality feminism phoebe deacons nun bishop sexism
marriage|wedding vows husband wife spouse bride groom engaged church ceremony beach married outdoors garden no-sex courthouse civil registry love sacrament vow ring elope rings sex before fight
mixed-marriage|muslim jewish protestant atheist hindu fiance marrying interfaith spouse nonbeliever dispensation different raise children orthodox unbaptized rabbi mosque temple pastor in-law agnostic
annulment|annulled invalid nullity tribunal first existed children illegitimate null never void decree cost long reasons immature addicted forced process valid witnesses years
divorce|divorced remarried remarry remarriage separated separation ex left abandoned new someone again abusive second beats beat hits violent violence leave stay kids children communion single file lawyer lonely custody
family|kids children parents raise raising son daughter obey household teenagers grandchildren mother home discipline in-laws elderly nursing adult moved respect toddler teach bedtime church teens teen in laws
cohabitation|living live together flat apartment move moved moving house girlfriend boyfriend partner sharing before wedding fiance roommates save rent engaged sex sleeping couple boyfriend's lease couch
contraception|pill condom condoms birth control iud vasectomy tubes tied sterilization ring hormone acne sterilized pull withdrawal husband babies pills hormonal sterilize tubal
natural-family-planning|nfp space spacing afford kids children cycle fertile charting many more large another number rhythm pregnancy abstain doctor health finances ovulation fertility postpone poor
adultery|cheat cheated cheating affair unfaithful mistress lover betrayed infidelity flirting emotional texting coworker ex-wife forgive spouse kissed
ivf-and-surrogacy|infertile infertility pregnant conceive clinic donor egg eggs sperm embryo embryos surrogate frozen test-tube miscarriages adopt artificial insemination leftover
chastity|sex premarital dating boyfriend girlfriend virgin kissing single lust celibate far make out sleeping together before touching engaged nudity masturbate sleep hookup virginity
homosexuality|gay lesbian lgbt homosexual same-sex partner came attracted queer coming brother wedding blessing attend invited son daughter marry born sinner civil union friend aunt attraction
gender-identity|transgender trans pronouns nonbinary transition hormones body boy girl inside born surgery dysphoria daughter wants name puberty they nephew
pornography|porn websites internet videos explicit addicted addiction screen night phone dirty pictures onlyfans nude computer watch watching husband wife's stop filter lust secretly browser
masturbation|touching self pleasure alone habit impure solitary teenage stress
purity-and-modesty|modest clothes clothing dress bikini skirt thoughts eyes impure leggings fantasies fantasy lustful glance swimsuit wear church shorts yoga pants
abortion|pregnant pregnancy unborn fetus foetus rape terminate choice baby clinic roe aborted mother's life ectopic plan parenthood morning-after miscarry embryo rights regret vote incest unplanned
euthanasia|ventilator machine machines plug life support morphine terminal dying feeding tube assisted mercy coma unplug hospice pain doctor dignity end dnr starving dementia father suffering vent
suicide|suicide suicidal hanged overdose jumped killed himself herself took own life gun friend hell funeral depressed buried cousin son
bioethics|vaccine vaccines stem cells organ organs donor donation transplant cloning genetic gene editing medical experiment research fetal clone crispr brain dead pacemaker blood transfusion kidney donate body science ivf covid
killing-and-self-defense|burglar intruder robber shoot gun defend attacker murder kill attacked weapon police protect family guns break carry army war accident abort
death-penalty|execute executed execution capital punishment criminals murderer murderers electric lethal prison injection row life sentence state
peace-and-war|army soldier soldiers military fight draft bomb bombs war nuclear weapons pacifist enlist navy missile drone ukraine invade kill enemy serve
torture-and-slavery|slave slaves slavery torture tortured trafficking human interrogation waterboarding bible owned owner prisoners interrogate sweatshop labor
health-and-addiction|drugs drug smoking smoke marijuana weed cannabis tobacco vaping overweight exercise gym tattoo tattoos addicted cigarettes cocaine caffeine sugar obese cosmetic surgery piercing gaming videogames phone social media edibles
alcohol-and-gambling|drunk drink drinking beer wine whiskey bet betting casino lottery gamble poker alcoholic booze sober husband cards slot bingo raffle bar party cocktails wasted hungover football
anxiety-and-worry|anxious worry worried panic afraid stress stressed fear sleep nervous overwhelmed bills tomorrow awake night cancer results future attack scared job insomnia therapist medication kids sleepless overthinking
grief|grieve grieving mourning mourn miss lost widow widower died passed funeral sad sadness husband wife child crying cope cry month years holidays christmas empty die pet move on miscarriage son go anniversary
loneliness|lonely alone nobody empty isolated friends friendless calls single abandoned left quiet nursing move city introvert parish divorced widow christmas elderly home
truth-and-lying|lie lies lying fib fibs white honest honesty cheat cheating exam deceive truth promise feelings spare fudge numbers santa claus surprise plagiarism test resume fake exaggerate secret boss tax nazi
gossip|gossiping talk behind back backs rumor rumors rumour slander badly complain coworkers reputation whisper mean whatsapp repeating secret heard someone's venting boss criticize coworker vent
envy-and-greed|jealous jealousy envious money rich wealth greedy possessions neighbor's bigger millionaire compare car friends instagram more lottery camel needle successful stuff shopping salary
humility|proud pride humble ego arrogant bragging boast attention praise best better look selfie success self-esteem low
anger|angry explode rage yell yelling shout shouting temper furious lose kids scream resent mad patience snap swear husband road traffic yelled lost parents boss
forgiving-others|forgive hurt betrayed grudge let go hate enemy ex abuser bitter resentment sister apologize revenge wronged father abused ex-husband toxic cut off murderer again seventy enemies trust stop cheated friend
sin|wrong bad offend sins sinful sinned everyone thing list action define harm nobody
mortal-and-venial-sin|serious grave small big worse degrees deadly mortal venial hell masturbation missing knowledge consent enough know ranking
unforgivable-sin|unforgivable unpardonable blasphemy spirit blaspheme eternal never blasphemous thoughts committed
capital-sins|pride greed lust envy gluttony wrath sloth seven deadly overeating lazy laziness overeat binge vices food obese sleep procrastinate
virtues|prudence justice fortitude temperance habits character cardinal courage patience strong brave patient self-control moderation discipline better
hope|despair hopeless future optimism discouraged give up depressed politics world dark positive giving keep
charity|love loving neighbor neighbour agape selfless unlovable dislike unlikeable annoying people greatest stranger kindness everyone
grace|gift favor sanctifying actual help free deserve undeserved favour energy feel earn
justification|faith works saved alone earn luther righteous james good enough saving protestants person nice heaven deeds reformation
merit|earn reward deserve good deeds credit points works stars brownie
perseverance|assurance sure certain once saved always lose salvation make end enough scared heaven try hard fall guaranteed know
predestination|chosen elect calvin destined free will decided foreknows predetermined already fixed future knows calvinist robots foreknow robot script
holiness|holy saint everyday ordinary become perfect call normal busy mom
freedom|free choice choose forced responsible will autonomy liberty robots puppets made addiction blame
moral-acts|intention ends justify means circumstances consequences intend trolley lesser lie save life nazi evil intentions meant
emotions|feelings feel feeling emotional jealous mood cry passions hate crying cold numb sin thoughts angry attraction
conscience|voice inside gut decide follow formed guilty disagree inner church right own wrong always
natural-law|nature natural universal instinct objective relative relativism everyone knows morals without atheists right cultures
old-and-new-law|leviticus shellfish pork kosher circumcision mosaic law commandments fabrics abolished obsolete bacon shrimp tattoos food laws sabbath stoning mixed jewish still bound
ten-commandments|commandments list ten tablets moses sinai numbered decalogue numbering catholic protestant different memorize steal
beatitudes|blessed poor spirit meek mourn peacemakers mount sermon happy eight inherit
social-teaching|society common good justice solidarity subsidiarity economy capitalism socialism socialist communist rich unions poverty inequality welfare
authority-and-government|vote voting politician politicians president election elections government taxes tax law party democrat republican obey biden candidate pay unjust disobey protest king church state abortion mandate
racism-and-human-dignity|race racist racism black white color ethnic discrimination prejudice skin caste coworker jokes slurs interracial marry blm nazi immigrants minority minorities
immigration|immigrants immigrant migrants border borders refugees undocumented illegal deport wall foreigners let country mexico deportation asylum
work|job boss salary wage wages union strike business career workers overtime employer employees unemployed fired hours sunday lazy promotion toxic quit retire unfair ambition
love-for-the-poor|homeless beggar beggars poor hungry feed shelter naked prisoners visit hunger street mercy panhandler cash give corner volunteer soup kitchen clothes prison jail refugees
care-for-creation|environment climate pollution animals planet earth recycle vegan meat nature pets forests warming global vegetarian eat plastic hunting hunt dogs cats cruelty testing fur recycling
property-and-stealing|steal stole stealing theft took supplies pay return office shoplifted pirate download money found restitution owner borrowed finders keepers wallet cash lost netflix password torrent overpaid cashier change tax evasion debt borrow pirated shoplift taxes
precepts-of-the-church|rules minimum obligations obligation required must obliged list five catholic
fasting|meat friday burger fish vegetarian hungry eat ashes food skip meals fridays steak pregnant age chicken good old sick shrimp eggs lent snack diet
almsgiving|donate beggar charity give money poor needy alms how much anonymous online
tithing-and-giving|basket collection ten percent donate envelope money afford tithe plate parish offering contribute church much bulletin broke 10% expensive salary
lent-and-advent-practices|chocolate forty days giving give up sweets wreath ash wednesday december candles lent advent sacrifice coffee long alcohol social media sundays children ideas forehead cross
sunday|weekend weekends saturday church mass skip miss missed shopping rest sabbath online livestream tv attend home sick golf holiday travel traveling vacation abroad skipped game late work working job obligation every vigil sports brunch soccer practice shift nurse streaming flight sunday guilty
first-commandment|idol idols worship other gods strange false before money football idolize phone
occult|horoscope horoscopes tarot ouija palm astrology star zodiac psychic crystals witch witchcraft magic yoga reiki karma superstition harry potter fortune halloween dungeons spell spells charms feng acupuncture luck numbers black cat friday thirteenth manifesting chakra sage reader burning healing dream manifest
spiritual-warfare|demon demons possessed possession exorcism exorcist curse cursed attack evil house oppression armor noises haunting attacked nightmares night haunted bless oppressed generational curses voices priest call blessing
atheism|atheist atheists agnostic unbeliever nonbeliever dawkins secular son nothing unbelieving parents brother dad convince argue hitchens spaghetti no-god
religious-freedom|force forced liberty freedom religion state compel tolerance gay cake hospital conscience mosque ban school government
taking-gods-name|swear swearing cursing curse omg vain oath oaths damn profanity cuss language goddamn jesus exclamation words promise court joke
prayer|pray praying talk words begin start learn know not beginner minutes routine phone sit say hear
forms-of-prayer|praise petition thanksgiving intercession adoration types kinds ways say acts asking thank thanking
jesus-at-prayer|gethsemane mountain night prayed garden father why jesus god himself
jesus-prayer|mercy heart sacred breath sinner orthodox pilgrim rope breathe image june
vocal-prayer|aloud memorized memorised repeat repetition repetitious vain babble words formal written book own toddler bedtime grace meals spontaneously
meditation|mental mindfulness lectio quiet imagination centering eastern breathing mantra yoga buddhist app empty mind zen imagine silence
contemplation|silence mystic mystical union teresa gaze interior mysticism john cross castle dark night carmelite
dryness-and-distraction|mind wander wanders wandering bored boring distracted distractions distract blank focus concentrate asleep dry feel nothing sleepy phone attention adhd god silent far cold dryness tired fall thinking groceries empty
unanswered-prayer|asking answer answered listening listen silent silence ignore ignores hear hears happens nothing prayed job request healing cancer years no refuse refused waiting why husband ignored begging deaf baby
our-father|hallowed thy trespasses deliver doxology line lead temptation protestant ending kingdom power glory debts version
daily-bread|give us today needs food provide bread bills rent enough
spiritual-direction|director guide discern discernment decision decisions god's choose mentor job wants find out will plan choice college move sign
discernment-of-vocation|calling called vocation nun priest married single choose become life seminary wants marry find out religious sister wife brother how know
examen|end day review night reflect ignatian look journal bedtime daily look-back
sign-of-the-cross|forehead cross shoulders hand crossing gesture left right touch why lips chest sports player backwards orthodox
novenas-and-chaplets|nine days novena chaplet divine mercy three saint jude job exam start pray
stations-and-pilgrimage|stations way camino pilgrimage lourdes fourteen walk jerusalem holy land trip santiago rome lent fridays
`;
