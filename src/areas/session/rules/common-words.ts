/**
 * The words that passwords are most often made of, in the languages of the product and in English: everybody who guesses
 * begins with them. Small letters, without accents.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
  password passwort passw passwd pass passe senha senhas minhasenha novasenha senhaforte senhasegura contrasena micontrasena
  contrasenha clave miclave claves chave acesso acceso access admin administrator administrador adm root user usuario
  usuarios guest convidado invitado visitante demo test teste prueba pruebas testing tester sistema system sistemas suporte
  soporte support login logon entrar ingresar entrada welcome bienvenido bienvenida bemvindo bemvinda hello hola ola oi
  letmein openup abretesesamo secret secreto segredo secreta segura seguro segurança seguridad security changeme cambiar
  cambiame mudar trocar alterar temp temporal temporario temporaria default padrao master mestre maestro super superman
  manager gerente gerencia director diretor diretoria jefe chefe oficina escritorio empresa company companhia compania
  negocio trabajo trabalho office servidor server internet computador computadora computer telefone telefono celular mobile
  windows linux microsoft google facebook instagram whatsapp twitter youtube android iphone samsung apple nokia motorola
  lenovo dell sony playstation nintendo xbox pokemon pikachu minecraft fortnite freefire roblox starwars batman spiderman
  homemaranha superhomem ironman goku naruto sasuke dragonball vegeta hulk thor barbie matrix gandalf hobbit harrypotter
  qwerty qwertyui qwertyuiop qwert qwer qwe asdf asdfg asdfgh asdfghjk asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qazwsx qazwsxedc
  wsxedc edcrfv poiuyt mnbvcxz lkjhgfdsa abc abcd abcde abcdef abcdefg abcdefgh abcabc aabbcc xyz asd zxc qaz wsx
  iloveyou loveyou iloveu teamo teamomucho tequiero tequieromucho teadoro amor amormio miamor amorcito meuamor amoreterno
  amores love lover lovely sweet sweety baby bebe bebita princess princesa principe prince angel angela anjo anjinho
  angelito angelitos estrella estrelinha estrela star stars sunshine sol luna lua moon cielo ceu heaven corazon coracao
  heart corazones vida minhavida mivida life live forever parasempre siempre sempre never nunca happy feliz felicidad
  felicidade alegria smile sonrisa sorriso bonita bonito linda lindo hermosa hermoso guapa guapo beautiful preciosa
  chiquita chiquito gatita gatito gatinha gatinho gata gato cat cats kitty hellokitty perro perrito cachorro cachorra dog
  doggy puppy lobo wolf leon leao lion tigre tiger pantera puma jaguar aguia aguila eagle halcon falcao falcon condor
  dragon dragao dragones snake serpente cobra caballo cavalo horse mustang toro touro bull vaca oso urso bear panda conejo
  coelho bunny rabbit mono macaco monkey elefante delfin golfinho dolphin ballena tiburon tubarao shark pez peixe fish
  mariposa borboleta butterfly flor flores flower flowers rosa rosas rose margarita margarida violeta girassol girasol lirio
  banana chocolate cookie cookies galleta cafe coffee pizza cerveja cerveza beer vodka tequila cachaça agua water coca
  cocacola pepsi fuego fogo fire hielo gelo ice viento vento tierra terra mar oceano ocean playa praia beach verano verao
  summer invierno inverno winter otono outono autumn primavera spring lluvia chuva rain nieve neve snow montana montanha
  football futbol futebol soccer baseball basketball basquete voley volei tenis hockey golf surf skate boxeo campeon campeao
  champion champions gol goleador flamengo mengao corinthians timao palmeiras verdao saopaulo tricolor santos vasco
  vascodagama fluminense botafogo gremio internacional colorado cruzeiro atletico galo bahia vitoria fortaleza sport nautico
  santacruz coritiba athletico parana goias boca bocajuniors riverplate river racing independiente sanlorenzo newells
  rosariocentral estudiantes velez huracan colocolo udechile ucatolica universitario alianza alianzalima cristal penarol
  nacional olimpia cerro cerroporteno libertad guarani bolivar strongest thestrongest oriente blooming wilstermann aurora
  america chivas cruzazul pumas tigres monterrey rayados toluca santoslaguna pachuca barcelona barca realmadrid madrid
  liverpool chelsea arsenal manchester juventus milan inter messi ronaldo cristiano neymar pele maradona ronaldinho
  brasil brazil brasileiro brasileira brasilia argentina argentino bolivia boliviano boliviana chile chileno chilena peru
  peruano peruana paraguay paraguai paraguayo uruguay uruguai uruguayo mexico mexicano mexicana colombia colombiano
  venezuela ecuador equador cuba espana espanha spain portugal portugues italia italy francia franca france paris london
  alemania alemanha germany japan japao china india usa estadosunidos canada africa europa miami newyork california texas
  lapaz cochabamba elalto sucre oruro potosi tarija trinidad cobija santiago valparaiso concepcion antofagasta iquique
  arica temuco lima callao arequipa cusco trujillo piura chiclayo tacna asuncion ciudaddeleste encarnacion montevideo
  salto paysandu buenosaires cordoba rosario mendoza tucuman laplata mardelplata guadalajara puebla tijuana leonmx
  riodejaneiro rio curitiba salvador recife natal belem manaus goiania cuiaba campinas campogrande florianopolis
  portoalegre vitória uberlandia londrina maringa joinville sorocaba ribeirao saoluis teresina maceio aracaju
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre janeiro fevereiro março
  maio junho julho setembro outubro novembro dezembro january february march april june july august september october
  november december lunes martes miercoles jueves viernes sabado domingo terca quarta quinta sexta monday tuesday
  wednesday thursday friday saturday sunday
  maria mariana marina mariela marisol marta martha martina jose josefa joseph juan juana joao joana joaquin joaquim jorge
  george julia juliana julian juliano julio cesar carlos carla carolina caroline carmen camila camilo claudia claudio
  cristina cristian cristiane daniel daniela danilo david davi diego diana eduardo eduarda elena helena emily emilia emilio
  enrique henrique ernesto esteban estevao fabian fabiana fabio felipe fernanda fernando francisca francisco gabriel
  gabriela gerardo giovanna gonzalo guilherme guillermo gustavo hector hugo ignacio igor isabel isabela isabella ivan jaime
  javier jennifer jessica jesus jonathan jordan karen karina kevin larissa laura leandro leonardo leticia lorena lorenzo
  lucas lucia luciana luciano luis luisa luiz luiza manuel manuela marcela marcelo marcia marcio marco marcos margaret
  mario mateo mateus matheus matias mauricio maximo melissa michael michel michelle miguel milena monica natalia nathalia
  nicolas nicole octavio oscar otavio pablo pamela paola patricia patricio paula paulo pedro rafael rafaela ramiro ramon
  raquel raul rebeca renata renato ricardo robert roberta roberto rodrigo rogerio romina ronald rosana ruben samuel sandra
  santi sara sarah sebastian sergio silvia simone sofia sonia stefany susana tatiana thiago tiago tomas valentina valeria
  vanessa vera veronica vicente victor victoria vinicius viviana walter wilson xavier yolanda charlie thomas andrew andrea
  andre andres alan alberto alejandra alejandro alex alexander alexandra alexandre alfredo alice alicia aline alvaro amanda
  ana anabel analia anderson anita antonia antonio ariana ariel arturo ashley barbara beatriz benjamin bernardo bianca
  brenda brian bruna bruno hannah harley hunter jack james jasmine john johnny justin ranger robin taylor tigger william
  familia family mama mamae mami papa papai papi padre madre mae pai hijo hija filho filha hermano hermana irmao irmã
  abuela abuelo vovo vovó nina nino menino menina chico chica amigo amiga amigos friend friends bff novio novia namorada
  namorado esposo esposa marido mulher mujer
  dios jesucristo jesuscristo jehova cristo deus deusefiel deusamor deusfiel nossasenhora virgen biblia amen fe gracia graca
  bendicion bencao gloria aleluia god godislove jesuslove faith blessed
  dinero dinheiro money plata platita oro ouro gold golden silver diamante diamond rico millonario milionario suerte sorte
  lucky exito sucesso success ganador vencedor winner ganar vencer poder power fuerza forca strong libre livre freedom
  paz peace guerra war soldado soldier ninja samurai guerrero guerreiro warrior pirata pirate killer assassin hacker
  hackers cyber shadow sombra phantom ghost fantasma diablo diabo demonio devil satan infierno inferno muerte morte death
  rock metal punk rap hiphop reggae salsa samba pagode sertanejo funk forro musica music guitarra guitar metallica nirvana
  beatles ironmaiden slipknot acdc gunsnroses linkinpark bts blackpink shakira madonna eminem rebelde rbd
  carro auto autos camion camiones caminhao caminhoneiro camionero truck trucker trucks chofer motorista conductor
  transporte transportes transport logistica logistics carga cargas flete fletes frete fretes cargo viaje viagem viajes
  ruta rutas rota rotas carretera rodovia volvo scania mercedes mercedesbenz iveco ferrari lamborghini porsche
  bmw audi toyota hilux honda yamaha kawasaki suzuki harleydavidson ford chevrolet chevy corolla camaro corvette fiat
  volkswagen nissan hyundai jeep moto motos motocicleta kombi fusca
  blue azul red rojo vermelho verde green amarillo amarelo yellow negro preto black branco blanco white morado roxo purple
  naranja laranja orange rosado pink gris cinza plateado dorado dourado color cor rainbow arcoiris
  trustno whatever nothing nada todo tudo freepass computer1 access14 mypassword thepassword newpassword yourpassword
  ninguno nenhum noentra qualquer cualquiera anonimo anonymous unknown john316 blink182 liverpool1 starwars1
  `
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .trim()
    .split(/\s+/),
);
