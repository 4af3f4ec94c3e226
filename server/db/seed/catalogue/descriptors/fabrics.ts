import { descriptor, text } from '@/server/db/seed/catalogue/texts'

export const linen = descriptor(
  text('linen', '亚麻', 'リネン', '리넨', 'ผ้าลินิน'),
  text(
    'The linen is washed before it is sewn, so it is soft from the first day and keeps cool in the heat.',
    '亚麻面料先水洗再裁缝，初次上身就柔软，炎夏也透气。',
    '縫う前に水を通したリネンなので、初日からやわらかく、暑い日も涼しく着られます。',
    '미리 워싱한 리넨이라 처음부터 부드럽고 더위에도 시원합니다.',
    'ผ้าลินินผ่านการซักก่อนเย็บ จึงนุ่มตั้งแต่วันแรกและเย็นสบายในวันร้อน',
  ),
  1.15,
)
export const cotton = descriptor(
  text('organic cotton', '有机棉', 'オーガニックコットン', '오가닉 코튼', 'ผ้าคอตตอนออร์แกนิก'),
  text(
    'Organic cotton, spun fine and knitted close, feels smooth and holds its shape.',
    '有机棉精纺密织，触感顺滑，不易变形。',
    '細番手のオーガニックコットンを目を詰めて編み、なめらかで型崩れしにくい生地です。',
    '가늘게 자아 촘촘히 짠 오가닉 코튼으로 매끈하고 형태가 오래갑니다.',
    'คอตตอนออร์แกนิกเส้นละเอียดทอแน่น สัมผัสเรียบลื่นและไม่ย้วย',
  ),
)
export const poplin = descriptor(
  text('cotton-poplin', '府绸', 'ポプリン', '포플린', 'ผ้าป๊อปลิน'),
  text(
    'The crisp poplin irons in minutes and looks fresh until evening.',
    '挺括的府绸几分钟就能熨平，到晚上依旧利落。',
    'ぱりっとしたポプリンは数分でアイロンが済み、夜まできれいです。',
    '빳빳한 포플린이라 금세 다려지고 저녁까지 단정합니다.',
    'ผ้าป๊อปลินอยู่ทรง รีดไม่กี่นาทีก็เรียบกริบถึงเย็น',
  ),
  1.05,
)
export const corduroy = descriptor(
  text('corduroy', '灯芯绒', 'コーデュロイ', '코듀로이', 'ผ้าลูกฟูก'),
  text(
    'Fine-rib corduroy gives it warmth and a little shine that grows with wear.',
    '细条灯芯绒保暖，越穿越有光泽。',
    '細うねのコーデュロイは暖かく、着るほどにつやが出ます。',
    '가는 골 코듀로이는 따뜻하고 입을수록 은은한 윤기가 납니다.',
    'ผ้าลูกฟูกลอนเล็กให้ความอบอุ่น ยิ่งใส่ยิ่งเงาสวย',
  ),
  1.1,
)
export const merino = descriptor(
  text('merino', '美利奴羊毛', 'メリノウール', '메리노 울', 'ขนแกะเมอริโน'),
  text(
    'Merino warms without scratching and needs airing more often than washing.',
    '美利奴羊毛保暖不扎身，多晾少洗即可。',
    'メリノウールは暖かいのにちくちくせず、洗うより風に通すだけで十分です。',
    '메리노 울은 따뜻하면서 따갑지 않고, 세탁보다 바람 쐬기로 충분합니다.',
    'ขนแกะเมอริโนอุ่นโดยไม่คัน ผึ่งลมบ่อยกว่าซักก็พอ',
  ),
  1.4,
)
export const cashmere = descriptor(
  text('cashmere-blend', '羊绒混纺', 'カシミヤ混', '캐시미어 혼방', 'แคชเมียร์ผสม'),
  text(
    'A tenth of cashmere in the yarn makes it light and very soft.',
    '纱线含一成羊绒，轻盈又格外柔软。',
    '糸に1割のカシミヤを混ぜ、軽くとてもやわらかな肌ざわりに。',
    '실에 캐시미어를 10% 섞어 가볍고 무척 부드럽습니다.',
    'เส้นใยผสมแคชเมียร์หนึ่งในสิบ จึงเบาและนุ่มมาก',
  ),
  1.7,
)
export const ribbed = descriptor(
  text('ribbed-knit', '罗纹针织', 'リブ編み', '골지', 'ผ้าร่อง'),
  text(
    'The ribbed knit stretches with you and springs back.',
    '罗纹针织弹力十足，回弹不变形。',
    'リブ編みは体に沿って伸び、きちんと戻ります。',
    '골지 짜임이라 몸을 따라 늘어났다가 다시 돌아옵니다.',
    'ผ้าร่องยืดตามตัวและคืนทรงได้ดี',
  ),
)
export const denim = descriptor(
  text('stretch-denim', '弹力牛仔', 'ストレッチデニム', '스트레치 데님', 'ผ้ายีนส์ยืด'),
  text(
    'Mid-weight denim with a little stretch, washed so that it does not stain.',
    '中等厚度微弹牛仔布，经水洗处理不易掉色。',
    '適度な厚みのストレッチデニム。色落ちしにくいよう洗いをかけています。',
    '중간 두께의 신축성 데님을 워싱해 이염이 적습니다.',
    'ผ้ายีนส์หนาปานกลางยืดได้เล็กน้อย ซักมาแล้วสีไม่ตก',
  ),
  1.1,
)
export const twill = descriptor(
  text('cotton-twill', '斜纹棉', 'コットンツイル', '코튼 트윌', 'ผ้าคอตตอนทวิล'),
  text(
    'Tight cotton twill shrugs off creases and everyday knocks.',
    '紧密斜纹棉布，抗皱耐磨。',
    '目の詰まったコットンツイルで、しわにも擦れにも強い生地です。',
    '촘촘한 코튼 트윌이라 구김과 마찰에 강합니다.',
    'ผ้าคอตตอนทวิลทอแน่น ไม่ยับง่าย ทนการใช้งาน',
  ),
)
export const satin = descriptor(
  text('satin', '缎面', 'サテン', '새틴', 'ผ้าซาติน'),
  text(
    'The satin falls softly and catches the light without glaring.',
    '缎面垂坠柔和，光泽含蓄。',
    'サテンがやわらかく落ち、上品に光を受けます。',
    '새틴이 부드럽게 떨어지며 은은하게 빛납니다.',
    'ผ้าซาตินทิ้งตัวสวย เงาละมุนไม่แวววาวเกินไป',
  ),
  1.2,
)
export const rayon = descriptor(
  text('printed rayon', '印花人棉', 'プリントレーヨン', '프린트 레이온', 'ผ้าเรยอนพิมพ์ลาย'),
  text(
    'Light rayon with our own print; it moves in the slightest breeze.',
    '轻盈人棉配自家印花，微风里也飘逸。',
    '自社の柄を刷った軽いレーヨンが、少しの風にも揺れます。',
    '자체 프린트를 입힌 가벼운 레이온이 작은 바람에도 하늘거립니다.',
    'ผ้าเรยอนเนื้อเบาพิมพ์ลายของเราเอง พลิ้วตามลมเบา ๆ',
  ),
)
export const recycledNylon = descriptor(
  text('recycled-nylon', '再生尼龙', 'リサイクルナイロン', '리사이클 나일론', 'ไนลอนรีไซเคิล'),
  text(
    'Recycled nylon dries fast and keeps out wind and light rain.',
    '再生尼龙快干，防风，小雨也不怕。',
    'リサイクルナイロンは乾きが速く、風と小雨を防ぎます。',
    '리사이클 나일론은 빨리 마르고 바람과 가벼운 비를 막아 줍니다.',
    'ไนลอนรีไซเคิลแห้งไว กันลมและฝนปรอย ๆ',
  ),
  1.1,
)
export const wool = descriptor(
  text('wool', '羊毛', 'ウール', '울', 'ผ้าวูล'),
  text(
    'Dense wool from a single mill, hard-wearing and warm.',
    '同一家布厂的密实羊毛，耐磨又温暖。',
    '一つの工場で織った密なウール。丈夫で暖かです。',
    '한 공장에서 짠 조밀한 울이라 튼튼하고 따뜻합니다.',
    'ผ้าวูลเนื้อแน่นจากโรงทอเดียว ทนและอุ่น',
  ),
  1.35,
)
export const leather = descriptor(
  text('full-grain leather', '头层牛皮', '本革', '천연 가죽', 'หนังแท้'),
  text(
    'Full-grain leather is stiff for a week and yours for ten years.',
    '头层牛皮起初略硬，养一周，用十年。',
    '本革は最初の1週間は固めですが、10年付き合えます。',
    '천연 가죽은 일주일만 길들이면 십 년을 함께합니다.',
    'หนังแท้เต็มผิว แข็งนิดหน่อยช่วงสัปดาห์แรก แต่ใช้ได้เป็นสิบปี',
  ),
  1.45,
)
export const suede = descriptor(
  text('suede', '绒面革', 'スエード', '스웨이드', 'หนังกลับ'),
  text(
    'Soft suede, treated against water, with a nap you can brush back.',
    '柔软绒面革，经防泼水处理，刷一刷即可复原。',
    'やわらかなスエードに撥水加工。毛並みはブラシで整います。',
    '부드러운 스웨이드에 발수 처리를 했고 솔질하면 결이 살아납니다.',
    'หนังกลับเนื้อนุ่มเคลือบกันน้ำ แปรงขนคืนสภาพได้',
  ),
  1.3,
)
export const canvas = descriptor(
  text('canvas', '帆布', 'キャンバス', '캔버스', 'ผ้าแคนวาส'),
  text(
    'Heavy canvas that softens at the folds and washes clean.',
    '厚实帆布，越用越软，可水洗。',
    '厚手のキャンバスは使うほど折り目がなじみ、洗えます。',
    '두툼한 캔버스는 쓸수록 부드러워지고 물세탁할 수 있습니다.',
    'ผ้าแคนวาสหนา ยิ่งใช้ยิ่งนุ่ม ซักได้',
  ),
)
export const bambooFibre = descriptor(
  text('bamboo-fibre', '竹纤维', '竹繊維', '대나무 섬유', 'เส้นใยไผ่'),
  text(
    'Bamboo fibre takes up moisture quickly and stays fresh.',
    '竹纤维吸湿快，清爽不闷。',
    '竹繊維は湿気をよく吸い、さらりとした肌ざわりが続きます。',
    '대나무 섬유가 땀을 빠르게 흡수해 늘 산뜻합니다.',
    'เส้นใยไผ่ซับเหงื่อไว สดชื่นไม่อับชื้น',
  ),
  1.1,
)

export const shirtings = [linen, cotton, poplin, corduroy]
export const knits = [merino, cashmere, ribbed, cotton]
export const bottoms = [denim, twill, linen, corduroy]
export const flowing = [satin, rayon, linen, cotton]
export const shells = [recycledNylon, wool, twill, corduroy]
export const hides = [leather, suede, canvas]
export const underlayers = [cotton, bambooFibre, merino, ribbed]
