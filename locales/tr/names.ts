export const names = {
  'environment.python': 'Python',
  'environment.python.about':
    'GPU sürücüsü, Python ve sanal ortamlarla Linux; başka kitaplık yüklü değildir.',
  'environment.pytorch': 'PyTorch',
  'environment.pytorch.about':
    'GPU sürücüsü ve kartınıza uygun PyTorch sürümüyle Linux; CUDA veya ROCm.',
  'environment.notebook': 'Jupyter Notebook',
  'environment.notebook.about':
    'Python ve GPU sürücüsü bulunan, tarayıcıda açılan bir Jupyter sunucusu.',
  'environment.inference': 'Çıkarım (inference)',
  'environment.inference.about':
    'Getireceğiniz ağırlıkları yüklemeye hazır bir dil modeli sunucusu.',
  'environment.ubuntu': 'Ubuntu',
  'environment.ubuntu.about': 'GPU sürücüsü ve SSH ile Ubuntu; bunun dışında boştur.',
  'environment.blender': 'Blender',
  'environment.blender.about': 'SSH üzerinden, ekransız GPU render için ayarlanmış Blender.',
  'environment.other': 'Diğer',
  'environment.other.about':
    'Neye ihtiyacınız olduğunu tek satırda yazarsınız. Hazırlanamıyorsa mağaza size söyler.',

  'network.bitcoin.warning':
    'Bitcoin ağında yalnızca {{asset}} gönderin; Lightning veya başka bir zincir kullanmayın. Başka her gönderim kaybolabilir.',
  'network.litecoin.warning':
    'Litecoin ağında yalnızca {{asset}} gönderin. Başka her gönderim kaybolabilir.',
  'network.ethereum.warning':
    'Ethereum ağında (tokenlar için ERC-20) yalnızca {{asset}} gönderin. Cüzdanınızın bu ağı kullandığını kontrol edin; başka her gönderim kaybolabilir.',
  'network.tron.warning':
    'Tron ağında (tokenlar için TRC-20) yalnızca {{asset}} gönderin. Cüzdanınızın bu ağı kullandığını kontrol edin; başka her gönderim kaybolabilir.',
  'network.solana.warning':
    'Solana ağında yalnızca {{asset}} gönderin, token göndermeyin. Başka her gönderim kaybolabilir.',
  'network.demo.warning':
    'Demo: {{asset}} gerçek para değildir. Bu adrese gerçek coin göndermeyin.',
} as const;
