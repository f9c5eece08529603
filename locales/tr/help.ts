export const help = {
  'help.title': 'Sorular ve yanıtlar',
  'help.hint': 'Neyi öğrenmek istersiniz? Bir soruya basın.',
  'help.question': '<b>{{title, text}}</b>',

  'help.card.title': 'Hangi kartı seçmeli',
  'help.card.text':
    'Önce belleğe bakın: işiniz karta biraz pay bırakarak sığmalıdır. Kabaca, bir modelin ağırlıkları 16 bitte her milyar parametre için 2 GB, 8 bitte bunun yaklaşık yarısı kadar yer tutar. Adam ile tam eğitim, her milyar için 16 GB civarında ister; aktivasyonlar buna eklenir.\n\nSonra CUDA mı ROCm mu, ona bakın: yazılımınız bunlardan biriyle çalışır ve kart ona uymalıdır.\n\nDenemeler, render işleri ve yaklaşık 7 milyar parametreye kadar modeller için çoğu zaman 24 veya 32 GB yeter. Daha büyükleri için 80 GB ve üzerine bakın.\n\nKararsız mısınız? 3 günlüğüne bir lot kiralayın, kendi işinizle ölçün, sonra artırın.',

  'help.memory.title': 'Kart başına bellek',
  'help.memory.text':
    'Listedeki bellek <b>tek bir kartın</b> belleğidir ve kartlar kendiliğinden toplanmaz. 80 GB bellekli iki kart, 160 GB bellekli bir kart değildir: program iki ayrı kart görür ve işi kendisi bölmek zorundadır.\n\nBazı yazılımlar bunu yapabilir; örneğin tensör paralelliği veya parçalı eğitim ile. Yalnızca tek kart kullanabilen yazılım, kaç kart kiralarsanız kiralayın, bellek yetersizliği hatasıyla durur.\n\nBu yüzden önce işinizin tek karta sığıp sığmadığına bakın. Sığmıyorsa, daha çok lot almadan önce yazılımınızın birden çok kartı desteklediğinden emin olun. Birkaç gigabayt boş bırakın: sürücü ve çatı da yer ister.',

  'help.toolchain.title': 'CUDA mı, ROCm mu',
  'help.toolchain.text':
    'NVIDIA kartları <b>CUDA</b> ile, AMD kartları <b>ROCm</b> ile çalışır. Biri diğerinin yerine geçmez: biri için hazırlanmış konteyner, diğerinin kartını kullanamaz.\n\nPyTorch ikisi için de ayrı bir sürüm sunar ve PyTorch kodlarının çoğu ikisinde de değişmeden çalışır. Kendi GPU kodu olan kitaplıklara (dikkat mekanizması, niceleme gibi) ve kendi çekirdeklerinize dikkat edin: bunlar çoğu zaman önce CUDA desteği verir, ROCm desteği ise belli kart ve sürümlerle sınırlıdır.\n\nElinizde yalnızca CUDA konteyneri mi var? NVIDIA seçin. Yazılımınız AMD kartınızı ve ROCm sürümünüzü destekliyor mu? O zaman AMD çoğu kez tek kartta daha çok bellek verir.',

  'help.lot.title': 'Lot nedir',
  'help.lot.text':
    'Lot, kiralayabileceğiniz en küçük miktardır. İçinde kaç kart olduğu listede yazar: genellikle bir, B200 modelinde iki.\n\nFiyat, o lottaki bütün kartlarla birlikte <b>bir lot ve sürenin tamamı</b> içindir. Bir B200 lotunun fiyatı listede yazan fiyattır; ikinci kart için ikiye katlanmaz. 1 ile 10 arasında lot sipariş edersiniz; toplam tutar, fiyat çarpı lot sayısıdır.\n\nLot; kartın bir parçası, saat kotası veya toplanan bellek değildir. Birden çok lot, bütün kartların aynı makinede ya da birbirine bağlı olduğu anlamına gelmez. Buna ihtiyacınız varsa sipariş vermeden önce desteğe sorun.',

  'help.term.title': 'Süre ve başlangıç',
  'help.term.text':
    '3, 7 veya 30 gün kiralarsınız. Günlük fiyatı karşılaştırın: uzun süre genellikle daha uygundur.\n\nSüre, sipariş verdiğinizde ya da ödediğinizde başlamaz. <b>Makine hazır olup</b> erişim bilgileri size açıldığında başlar. O andan sonra siparişinizde bitiş zamanı görünür.\n\nSüre bitince erişim kapanır. Çalışmanızı zamanında kaydedin.\n\nMakine size daha uzun süre mi gerekiyor? Bitişten epey önce desteğe yazın. Süre uzatma onaylanana kadar eski tarih geçerlidir.',

  'help.environment.title': 'Ortamlar',
  'help.environment.text':
    'Ortam, makinenin size verilmeden önce nasıl hazırlandığıdır. İşinize en yakın olanı seçin. “Diğer” seçeneği varsa neye ihtiyacınız olduğunu tek satırda yazarsınız.\n\nHazır ortam bir başlangıç noktasıdır. Kendi bağımlılık dosyalarınızın, model ağırlıklarınızın veya verilerinizin yerini tutmaz. Denediğiniz sürümleri içeren bir requirements ya da kilit dosyası veya kendi konteynerinizi getirin. Gerisini siz kurarsınız.\n\nMakinede kurduklarınız süre sonunda silinmiş sayılır. Kurulum tarifini başka bir yerde tutun; sonraki makine birkaç dakikada hazır olur.',

  'help.account.title': 'Hesap var, KYC yok',
  'help.account.text':
    'İlk siparişiniz için hesap gerekir: ad, soyad, e-posta adresi ve 15–128 karakterlik bir parola. Birbiriyle ilgisiz birkaç kelimeyi art arda yazmak iyi bir yoldur. KYC kontrolü yapılmaz, kimlik belgesi istenmez.\n\nParolanızı iyi saklayın. <b>E-posta ile parola sıfırlama yoktur.</b> Aynı adresle yeniden kaydolan kişi, ayrı ve boş bir hesap açmış olur.\n\nTelegram, Discord ve web sayfasında aynı hesabı kullanın: her yerde aynı siparişleri görürsünüz. Başkalarının da kullandığı bir cihazda işiniz bitince çıkış yapın.',

  'help.anonymity.title': 'KYC yok, anonim değil',
  'help.anonymity.text':
    'KYC olmaması, mağazanın kimlik belgesi istemediği anlamına gelir. Sizi anonim yapmaz.\n\n• Çoğu ağda transferler herkese açıktır ve hep öyle kalır. Bir adresin size ait olduğunu bilen kişi, o adresin ödemelerini izleyebilir.\n• Coin aldığınız borsa genellikle kim olduğunuzu bilir.\n• Telegram ve Discord, oradaki hesabınızı bilir.\n• Mağaza; verdiğiniz adı ve e-posta adresini, siparişlerinizi ve ödemelerinizi saklar.\n• Makine, hangi internet adresinden bağlandığınızı görür.\n\nAnonim kalmanız şartsa, bu mağaza bunun için söz veremez.',

  'help.paying.title': 'Nasıl ödenir',
  'help.paying.text':
    '1. Siparişi verin ve ödeme yöntemini seçin. Yöntem her zaman bir coin ile bir ağdan oluşur; örneğin Tron ağında USDT.\n2. Ödeme bilgileri gelir: adres, tam tutar, QR kodu ve son geçerlilik zamanı.\n3. Cüzdanınızdaki adresi ekrandakiyle karşılaştırın; başına ve sonuna bakın.\n4. Tutarın tam kendisini tek transferle gönderin. Ücretler ayrıcadır: tutarın tamamı ulaşmalıdır.\n5. “Ödemeyi yaptım” düğmesine basın. Mağaza transferi kontrol eder, onaylanınca size haber verir.\n\nBir kez ödeyin. Gidip gitmediğinden emin değilseniz önce cüzdanınıza bakın, sonra desteğe sorun. Demo mağazada gönderilecek gerçek para yoktur.',

  'help.network.title': 'Doğru ağı seçmek',
  'help.network.text':
    'Aynı coin birden çok ağda bulunabilir ve bunlar farklı şeylerdir. Ethereum ağındaki USDT (ERC-20) ile Tron ağındaki USDT (TRC-20) yalnızca aynı adı taşır.\n\n<b>Yalnızca ekrandaki coin türünü, ekrandaki ağ üzerinden</b> gönderin. Başka ağdan gönderilen para çoğu zaman kaybolur ve kimse geri alamaz.\n\nBorsadan gönderiyorsanız onaylamadan önce çekim sayfasındaki ağı kontrol edin. Token göndermek için cüzdanınızda ağın kendi coin türünden de biraz bulunmalıdır: Ethereum ağında ETH, Tron ağında TRX; ücret bununla ödenir.\n\nEmin değil misiniz? Durun ve göndermeden önce desteğe sorun.',

  'help.reported.title': 'Bildirim ödeme değildir',
  'help.reported.text':
    '“Ödemeyi yaptım” düğmesiyle mağazaya bir şey gönderdiğinizi söylersiniz. Bu sizin beyanınızdır ve henüz hiçbir şeyi onaylamaz. Siparişte o zaman şu yazar: <b>Ödeme bildirildi. Doğrulama bekleniyor.</b>\n\nMağaza ağa kendisi bakar: doğru tutar doğru adrese, yeterli ağ onayıyla ulaştı mı? Sipariş ancak o zaman <b>ödendi</b> durumuna geçer. Ağ yoğunsa bu biraz sürebilir.\n\nYeniden basmak bir şeyi değiştirmez; <b>yeniden ödemeye hiçbir zaman gerek yoktur</b>. Alışılmadık kadar uzadıysa sipariş referansıyla desteğe yazın.\n\nÖdendi, hazır demek de değildir: ödemeden sonra makine hazırlanır, hazır olunca haber verilir.',

  'help.late.title': 'Süre doldu, geç kaldım',
  'help.late.text':
    'Kur değiştiği için ödeme bilgileri sınırlı bir süre geçerlidir. <b>Süresi dolmuş bilgilerle ödeme yapmayın.</b> Siparişinizi açıp yenilerini isteyin. Yeni bilgiler o anki kuru alır; dolar cinsinden toplam tutar değişmez.\n\nGönderdiniz ama geç mi kaldınız? Yeniden göndermeyin. Ödediğiniz bilgilerin altındaki “Ödemeyi yaptım” düğmesine basın. Süre dolsa da bu düğme yerinde kalır.\n\nMağaza, tutarın siparişi hâlâ karşılayıp karşılamadığına ve stok olup olmadığına bakar. Para sipariş için kullanılamazsa bakiyenize eklenir ve nedeni size bildirilir.',

  'help.amount.title': 'Eksik veya fazla tutar',
  'help.amount.text':
    '<b>Eksik:</b> tutarın tamamı ulaşmadan sipariş ödenmiş sayılmaz. Çoğu zaman cüzdan veya borsa, ücretini tutardan düşmüştür. Ulaşan para sizindir. Tahminle ikinci bir tutar göndermeyin: sipariş referansıyla desteğe yazın; ne kadar eksik olduğunu ve nereye gönderileceğini öğrenirsiniz.\n\n<b>Fazla:</b> artan tutar, nedeniyle birlikte bakiyenize eklenir.\n\n<b>Yanlış coin veya yanlış ağ:</b> sipariş referansıyla hemen desteğe yazın. Kurtarılıp kurtarılamayacağı ağa bağlıdır; çoğu zaman mümkün olmaz.',

  'help.balance.title': 'Bakiye ve yükleme',
  'help.balance.text':
    'Bakiyeniz, mağazanın sizin adınıza tuttuğu paradır. Hiçbir siparişe uymayan para buraya eklenir: geç gelmiştir, fazladır, sipariş iptal edilmiştir veya stok kalmamıştır. Her kaydın nedeni yazılır ve size bildirilir.\n\nBakiye yükleyebildiğiniz veya bakiyeyle ödeyebildiğiniz yerde bunun için bir düğme görürsünüz. Bakiye yükleme ayrı bir ödemedir; kendi referansı ve kendi ödeme bilgileri vardır. Bildirdiğinizde değil, onaylandığında geçerli olur. Bakiye, ancak toplam tutarın tamamını karşılıyorsa siparişi öder.\n\nBöyle bir düğme görmüyor musunuz? Bakiyenizle ne yapılabileceğini desteğe sorun.',

  'help.access.title': 'Erişim bilgileri',
  'help.access.text':
    'Ödemeniz onaylanınca mağaza ekibi makineyi hazırlar ve erişim bilgilerini girer. Bilgiler gelince mesaj alırsınız; kiralama süresi de o anda başlar.\n\nSiparişinizi açın ve erişim bilgileri düğmesine basın. Bilgiler şifreli saklanır ve yalnızca size, özel olarak gösterilir; grupta asla gösterilmez.\n\nİlk iş olarak verilen parolaları değiştirin veya kendi SSH anahtarınızı kullanın. Bilgileri kimseye iletmeyin. Bir parola yöneticisine kaydedin, sonra mesajı silin.',

  'help.export.title': 'Süre bitmeden',
  'help.export.text':
    'Süre bitmeden saklamak istediklerinizi kopyalayın: kod ve not defterleri, ağırlıklar ve kontrol noktaları (checkpoint), sonuçlar ve günlükler, kullandığınız paketlerin ve ayarların listesi.\n\nSonra kopyayı kontrol edin. Boyutları veya sağlama değerlerini karşılaştırın ve başka bir makinede <b>bir yedeği yeniden yükleyin</b>: bir kontrol noktası açın, onunla tek bir adım çalıştırın. Hiç açılmamış kopya, yedek değildir.\n\nErken başlayın; büyük dosyalar saatler alır. Anahtarlarınızı ve erişim belirteçlerinizi (token) makineden silin. Süre sonunda erişim kapanır ve mağaza hiçbir şeyi geri getiremez.',

  'help.request.title': 'Desteğe yazmak',
  'help.request.text':
    'Tek bir mesajda şunları yazın:\n• siparişin her ekranında görünen sipariş referansı\n• ne yaptığınız, ne beklediğiniz ve ne olduğu; saatiyle ve saat diliminizle\n• hatanın tam metni ve yazılım sürümleriniz\n• ödeme için: coin, ağ, tutar ve gönderme zamanı; işlem numarası (txid) işe yarar ve zaten herkese açıktır\n\n<b>Özel anahtar, kurtarma kelimeleri (seed phrase) ve parola asla göndermeyin</b>; erişim belirteci (token) de göndermeyin. Bunlar günlüklerde ve ekran görüntülerinde de bulunabilir, göndermeden önce gözden geçirin. Destek, size yardım etmek için bunların hiçbirine ihtiyaç duymaz.',

  'help.boundaries.title': 'Sizde kalan işler',
  'help.boundaries.text':
    'Mağaza makineyi sağlar ve hazırlar. Üzerinde ne çalıştığına bakmaz.\n\nŞunlar sizin sorumluluğunuzdadır:\n• verileriniz ve yedekleri\n• kimin girebildiği: anahtarlar, parolalar, açık portlar\n• yazılım, model ve veri kümesi lisansları\n• yaptığınız işin yasal olması\n• makineden kullandığınız başka hizmetlerin ücretleri\n\nDestek; siparişlerde, ödemelerde ve çalışmayan makinelerde yardımcı olur. Kodunuzu düzeltmez ve kopyalamadığınız dosyaları geri getiremez.',

  'help.impostors.title': 'Sahte destek',
  'help.impostors.text':
    'Dolandırıcılar, çoğu zaman bir grupta sorulan sorudan birkaç dakika sonra, kendilerini destek ekibi gibi tanıtır. Ad ve fotoğraf hiçbir şeyi kanıtlamaz: herkes kopyalayabilir.\n\nGerçek ekip özel anahtar, kurtarma kelimeleri (seed phrase) veya parola <b>asla</b> istemez. Mesajla ödeme adresi göndermez: adresler yalnızca siparişinizin ödeme ekranındadır. Bir şey kurmanızı veya cüzdanınızı bir sayfaya bağlamanızı istemez.\n\nBunu yapan biri mi var? Yanıt vermeyin ve buradan desteğe bildirin.\n\nBir şey verdiyseniz kalan paranızı hemen yeni bir cüzdana taşıyın, parolanızı değiştirin ve sonra desteğe yazın.',
} as const;
