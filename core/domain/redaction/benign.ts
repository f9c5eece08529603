import { plain } from './letters.js';

/** Words that follow "password" or "token" in speech and messages without being one, accents dropped. */
const words = new Set(
  `a an the is are was were be been has have had not no none null nil undefined true false yes ok okay nan
  my your our his her their this that it its i you we they he she and or but if when then than as at by for from in
  into of off on to with without via per after before again still just also only too so
  required incorrect invalid wrong expired missing empty unset set reset change changed changing forgot forgotten
  lost works working accepted rejected denied failed fails failure failing error errors authentication
  authorization auth login protected prompt policy manager mismatch match matches verification verified verify
  confirm confirmation confirmed enter entered type typed input please string str int bytes bool text optional default
  field value file path name user username account here hidden secret token tokens key keys password passwords
  passphrase credentials found provided supplied given stored saved removed redacted masked unknown unauthorized
  forbidden permission access read write valid validity can could cannot could must should would will may might do
  does did how what where why which who all any some sorry help thanks thank
  mijn jouw jullie uw het de een en of maar als dat die dit deze niet geen wel nog ook al er is was waren zijn werd wordt
  worden heb heeft had hebben ben bent vergeten vergeet verloren onjuist ongeldig fout verkeerd verlopen resetten
  wijzigen gewijzigd veranderd veranderen aangepast werkt werken klopt nodig verplicht instellen ingesteld leeg
  opnieuw invoeren hoe wat waar waarom wie kan kun kunnen moet moeten mag wil krijg krijgt ik je jij we wij ze zij
  hij van voor naar met zonder op in uit bij door over tot om dan toch weer daarna graag
  benim senin bizim sizin bu su o bir ve veya ama fakat ile icin gibi degil var yok mi mu nasil ne neden niye nerede
  unuttum unuttuk yanlis hatali gecersiz gecerli suresi doldu sifirlama sifirlamak sifirla degistir degistirdim
  degistirmek lazim gerekli gerekiyor calismiyor calisiyor kabul edilmiyor etmiyor olarak diye dogru bos girin
  giriyorum giris yap yapamiyorum istiyor istiyorum soruyor alamiyorum aliyorum olmuyor oldu tekrar lutfen
  mein dein ihr unser das der die den dem ein eine und oder aber nicht kein keine ist war sind wurde wird werden habe
  hat hatte vergessen falsch ungultig abgelaufen zurucksetzen andern geandert funktioniert erforderlich leer
  fehlt wie was wo warum kann muss soll bitte fur von mit ohne auf bei nach vor
  mon ton son votre notre le la les un une des du et ou mais pas est etait sont a oublie incorrecte invalide expire
  faux perdu changer change reinitialiser modifie fonctionne requis obligatoire vide comment quoi pourquoi peut
  doit pour avec sans sur dans chez apres avant merci
  redis mysql postgres docker ssh github huggingface wandb root admin server client browser wallet shell sudo
  getpass os sys self args config settings env environ request response lambda async await function return def class
  const let var new import export torch tensor bearer basic digest type json yaml base64 utf8 plain plaintext bcrypt
  sha256 md5 hash hashed encrypted endoftext bos eos pad unk cls sep mask query value head dim`.split(
    /\s+/,
  ),
);

const stand =
  /^(?:<[^>]*>?|\$\{?[A-Z_a-z(][\w.]*\)?\}?$|\$\(|\{\{|%[A-Z_]+%$|%[sdr]|[*x.•#_-]{2,}$|\[[^\]]*\]?$|(?:your|my|jouw|uw|dein|votre)[-_ ]|example|placeholder|redacted|\.\.\.|…)/i;
/** The name of a variable where its value should stand. */
const variable = /^[A-Z]{2,}(?:_[A-Z]+)+$/;

/** A word of speech, code or an error message, or a stand-in such as `<TOKEN>`, `$TOKEN` and `****`. */
export function isBenign(value: string): boolean {
  if (stand.test(value) || variable.test(value)) return true;
  if (isCode(value)) return true;
  return words.has(plain(value.slice(0, 40)).replace(/[^\p{L}\p{N}]+$/u, ''));
}

/** A call, an index or an attribute: the program reads the secret from elsewhere. */
function isCode(value: string): boolean {
  return /^(?:[A-Za-z_]\w*(?:\.[A-Za-z_]\w*){0,4}[([]|(?:os|sys|self|args|cfg|config|settings|process|request|torch|tf|np|jax|secrets|env|opts?|options|params|kwargs|var|local|data|module|ctx)\.[a-z_]\w*)/.test(
    value,
  );
}
