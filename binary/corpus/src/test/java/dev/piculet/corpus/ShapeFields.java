package dev.piculet.corpus;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Fields that strangers' classes have: a type, and expressions of its values. One that is refused somewhere is as good as any other. */
final class ShapeFields {
    /** A type, then its expressions, between bars. Since Java 21 where the line begins with {@code 21}. */
    private static final String TYPES = """
            int | 0 | -1 | Integer.MIN_VALUE | 300
            long | 0L | Long.MAX_VALUE | -129L
            double | -0.0 | Double.NaN | Double.MIN_VALUE | 1e300
            float | -0f | Float.NEGATIVE_INFINITY
            char | '\\uD800' | 'x' | '\\0'
            boolean | true | false
            Short | null | (short) -1
            String | null | "" | "Ł" | "a\\uD83D\\uDE00" | "\\uD800" | new String("same") | "same".intern() | "x".repeat(300)
            Object | null | "text" | 7 | 7L | new int[] {1} | List.of(1, "a") | Map.of("k", List.of()) | Mood.WILD | new Money(3, "EUR") | Optional.of(Optional.empty()) | new String[] {"a"} | new Integer[0][] | -0.0 | Double.longBitsToDouble(0x7ff0000000000123L) | Arrays.asList("a", null) | EnumSet.of(Mood.WILD) | new EnumMap<>(Map.of(Mood.CALM, 1)) | new TreeMap<>(Comparator.reverseOrder()) | new TreeSet<>(List.of("a")).descendingSet() | Collections.emptyNavigableMap() | Collections.synchronizedMap(new HashMap<>(Map.of("k", 1))) | new ArrayDeque<>(List.of("q")) | new PriorityQueue<>(Comparator.reverseOrder()) | new CopyOnWriteArraySet<>(List.of("c")) | ByteBuffer.wrap(new byte[] {1, 2}).order(ByteOrder.LITTLE_ENDIAN) | new GregorianCalendar(2020, 1, 30)
            Number | 1 | 2.5 | new BigDecimal("1.00") | BigInteger.ONE.shiftLeft(100) | new AtomicInteger(3)
            Comparable<?> | "a" | 3 | Mood.CALM | LocalDate.MAX
            CharSequence | "text" | new StringBuilder("b")
            Money | null | new Money(-5, "") | new Money(7, null)
            Mood | null | Mood.CALM | Mood.WILD
            Tree<String> | null | new Leaf<>("x") | new Fork<>(new Leaf<>("l"), new Fork<>(null, new Leaf<>(null)))
            Pair<Money, List<Mood>> | null | new Pair<>(new Money(1, "a"), Arrays.asList(Mood.CALM, null)) | new Pair<>(null, null)
            int[][] | null | {{1, 2}, null, {}} | new int[0][3]
            Money[][] | {{new Money(1, "x"), null}, {}} | new Money[2][]
            Object[] | {} | {1, "a", null, new long[] {5}} | new String[] {"a", null} | new String[0] | new Integer[][] {{1, null}, null, {}} | new Mood[] {Mood.WILD} | new Money[] {new Money(1, "x")} | new Object[][] {new String[] {"s"}, {}} | new List<?>[] {List.of("l")} | new LocalDate[] {LocalDate.MIN} | new Tree<?>[] {new Leaf<>("t")}
            Number[] | {1, 2.5, null} | new Integer[] {1, null, 70_000} | new BigDecimal[0] | new Double[] {-0.0, Double.NaN}
            Comparable<?>[] | {"a", 3} | new String[] {"a"} | new Mood[] {Mood.CALM} | new LocalDate[] {null}
            CharSequence[][] | {{"a"}, null} | new String[][] {{"a"}, null} | new CharSequence[][] {new String[] {"s"}, {new StringBuilder("b")}}
            Tree<?>[] | {new Leaf<>("x"), null} | new Leaf<?>[] {new Leaf<>("y")} | new Fork<?>[0]
            List<Object[]> | null | Arrays.asList(new String[] {"a"}, new Object[] {"b"}, null)
            Map<String, Number[]> | new HashMap<>(Map.of("i", new Integer[] {1})) | Map.of("n", new Number[] {1.5f})
            List<String> | null | List.of() | List.of("a", "b") | new ArrayList<>() | Arrays.asList("x", null) | new LinkedList<>(List.of("q")) | Collections.nCopies(3, "n") | new ArrayList<>(List.of("a", "b", "c")).subList(1, 2) | Collections.unmodifiableList(new ArrayList<>(List.of("u"))) | Collections.synchronizedList(new ArrayList<>(List.of("s"))) | new CopyOnWriteArrayList<>(List.of("c")) | Collections.singletonList(null) | Stream.of("t").toList() | new Vector<>(List.of("v")) | Collections.checkedList(new ArrayList<>(List.of("k")), String.class)
            Set<String> | Set.of("c", "b", "a", "d") | new HashSet<>() | new LinkedHashSet<>(List.of("z", "a")) | new TreeSet<>(Comparator.reverseOrder()) | new TreeSet<>(new ByLength()) | Collections.newSetFromMap(new ConcurrentHashMap<>()) | Collections.newSetFromMap(new IdentityHashMap<>()) | ConcurrentHashMap.newKeySet() | new TreeMap<>(Map.of("k", 1)).keySet() | new HashMap<>(Map.of("k", 1)).keySet() | Collections.checkedSet(new HashSet<>(List.of("k")), String.class) | Collections.unmodifiableSet(new LinkedHashSet<>(List.of("2", "1"))) | Collections.unmodifiableSet(new TreeSet<String>(String.CASE_INSENSITIVE_ORDER)) | Collections.singleton("o")
            Set<Mood> | EnumSet.noneOf(Mood.class) | EnumSet.allOf(Mood.class) | new HashSet<>(List.of(Mood.WILD)) | Set.of(Mood.CALM) | Collections.unmodifiableSet(EnumSet.of(Mood.WILD))
            EnumSet<Mood> | EnumSet.noneOf(Mood.class) | EnumSet.of(Mood.WILD)
            EnumMap<Mood, String> | new EnumMap<>(Mood.class) | new EnumMap<>(Map.of(Mood.CALM, "c"))
            Map<Mood, Integer> | new EnumMap<>(Mood.class) | new EnumMap<>(Map.of(Mood.WILD, 1)) | Map.of() | new HashMap<>()
            Map<String, Object> | Map.of("b", 1, "a", List.of("x")) | new LinkedHashMap<>(Map.of("k", new Money(1, "m"))) | new TreeMap<>(String.CASE_INSENSITIVE_ORDER) | new IdentityHashMap<>() | new WeakHashMap<>() | new ConcurrentHashMap<>(Map.of("c", 'c')) | Collections.unmodifiableMap(new TreeMap<>(Map.of("u", true))) | Collections.synchronizedMap(new TreeMap<String, Object>(String.CASE_INSENSITIVE_ORDER)) | new TreeMap<String, Object>(Map.of("a", 1, "b", 2)).descendingMap() | new TreeMap<String, Object>(Map.of("a", 1, "b", 2)).subMap("a", "b") | new Hashtable<>(Map.of("h", 1)) | Collections.singletonMap(null, null) | new ConcurrentSkipListMap<>(Map.of("s", 1)) | new LinkedHashMap<>(16, 0.75f, true) | new Recent<>(2)
            SortedMap<String, Integer> | new TreeMap<>(new ByLength()) | new TreeMap<>(Map.of("x", 1)) | Collections.unmodifiableSortedMap(new TreeMap<String, Integer>(Comparator.reverseOrder())) | new TreeMap<String, Integer>(Comparator.comparing(String::length))
            Map<Careless, String> | new HashMap<>(Map.of(new Careless(1), "1")) | new LinkedHashMap<>(Map.of(new Careless(2), "2"))
            Set<Careless> | new HashSet<>(List.of(new Careless(1), new Careless(2))) | new LinkedHashSet<>(List.of(new Careless(3)))
            Set<Stubborn> | new HashSet<>(List.of(new Stubborn(1), new Stubborn(1))) | new LinkedHashSet<>(List.of(new Stubborn(1), new Stubborn(2)))
            Queue<Integer> | new PriorityQueue<>() | new PriorityQueue<>(List.of(3, 1, 2)) | new PriorityQueue<>(Comparator.reverseOrder()) | new ArrayDeque<>(List.of(9)) | new LinkedList<>(List.of(8)) | new ConcurrentLinkedQueue<>(List.of(7))
            Collection<String> | new HashMap<>(Map.of("k", "v")).values() | List.of("c") | new TreeSet<>(List.of("t")) | Collections.unmodifiableCollection(new ArrayList<>(List.of("u")))
            Deque<String> | new ArrayDeque<>() | new LinkedList<>(Arrays.asList("d", null)) | new LinkedBlockingDeque<>(List.of("b")) | new ConcurrentLinkedDeque<>(List.of("c"))
            Iterable<String> | List.of("i") | Set.of("s")
            Optional<Optional<String>> | Optional.empty() | Optional.of(Optional.empty()) | Optional.of(Optional.of("x"))
            OptionalInt | OptionalInt.empty() | OptionalInt.of(0)
            BitSet | new BitSet() | BitSet.valueOf(new long[] {0, 1})
            Locale | Locale.ROOT | Locale.forLanguageTag("de-CH-x-private") | new Locale.Builder().setLanguage("th").setRegion("TH").setExtension('u', "nu-thai").build() | new Locale("no", "NO", "NY") | new Locale("iw")
            Currency | Currency.getInstance("XXX") | Currency.getInstance("JPY")
            Charset | StandardCharsets.UTF_16BE | Charset.forName("windows-1252")
            Pattern | Pattern.compile("") | Pattern.compile("a|b", Pattern.CASE_INSENSITIVE + Pattern.LITERAL)
            ZonedDateTime | ZonedDateTime.ofLocal(LocalDateTime.of(2023, 10, 29, 2, 30), ZoneId.of("Europe/Berlin"), ZoneOffset.ofHours(1)) | ZonedDateTime.of(LocalDateTime.MIN, ZoneOffset.MAX) | ZonedDateTime.ofStrict(LocalDateTime.of(2020, 1, 1, 0, 0), ZoneOffset.UTC, ZoneId.of("UTC"))
            ZoneId | ZoneId.of("GMT+2") | ZoneId.of("UT") | ZoneOffset.ofHoursMinutesSeconds(1, 2, 3) | ZoneId.of("Asia/Kathmandu")
            OffsetTime | OffsetTime.MAX | OffsetTime.MIN
            Duration | Duration.ofSeconds(-1, 1) | Duration.ofSeconds(Long.MIN_VALUE)
            Calendar | new GregorianCalendar(TimeZone.getTimeZone("Asia/Tokyo"), Locale.GERMANY) | new GregorianCalendar(1500, 1, 29) | new Calendar.Builder().setLenient(false).setDate(2020, 0, 1).setWeekDefinition(3, 2).build() | new Calendar.Builder().setCalendarType("buddhist").setInstant(0).build()
            NavigableSet<String> | new TreeSet<>(List.of("a")) | new ConcurrentSkipListSet<>(String.CASE_INSENSITIVE_ORDER) | Collections.unmodifiableNavigableSet(new TreeSet<String>(Comparator.reverseOrder())) | new TreeSet<>(List.of("a", "b")).headSet("b", true) | Collections.checkedNavigableSet(new TreeSet<String>(List.of("k")), String.class)
            NavigableMap<String, Integer> | new TreeMap<>(Comparator.naturalOrder()) | new ConcurrentSkipListMap<>(Map.of("c", 1)) | Collections.synchronizedNavigableMap(new TreeMap<String, Integer>(Collections.reverseOrder())) | new TreeMap<>(Map.of("x", 1)).tailMap("a", false)
            BlockingQueue<String> | new LinkedBlockingQueue<>(List.of("l")) | new ArrayBlockingQueue<>(2) | new LinkedBlockingQueue<>(3) | new LinkedTransferQueue<>(List.of("t")) | new PriorityBlockingQueue<>(List.of("p", "o"))
            Date | new Date(0) | new java.sql.Timestamp(5) | new java.sql.Date(0)
            TimeZone | TimeZone.getTimeZone("GMT+02:30") | TimeZone.getTimeZone("America/New_York")
            AtomicReference<Object> | new AtomicReference<>() | new AtomicReference<>(new Money(1, "r"))
            AtomicLong | new AtomicLong(-1)
            StringBuilder | new StringBuilder(64) | new StringBuilder("ü")
            URI | URI.create("") | URI.create("urn:a:b") | URI.create("http://[::1]/%20?q#f")
            Class<?> | String.class | int.class | int[][].class | Map.Entry.class
            Throwable | null | new IllegalStateException("m", new RuntimeException()) | new Error()
            Iterator<String> | null
            Runnable | null
            Thread | null
            BigDecimal | new BigDecimal("0E+5") | new BigDecimal("-1.50")
            byte[] | {} | {-1, 0, 1}
            ByteBuffer | ByteBuffer.wrap(new byte[] {1, 2, 3}, 1, 1).asReadOnlyBuffer() | ByteBuffer.allocateDirect(3)
            Map.Entry<String, Integer> | Map.entry("k", 1) | new AbstractMap.SimpleEntry<>("k", null)
            UUID | new UUID(0, 0)
            Entry2<Mood> | new Entry2<>(Mood.CALM, List.of(Mood.WILD))
            21 List<String> | new ArrayList<>(List.of("a", "b")).reversed() | List.of("x", "y").reversed()
            21 SequencedCollection<String> | new LinkedHashSet<>(List.of("a", "b")).reversed() | new ArrayDeque<>(List.of("p", "q")).reversed()
            21 SequencedMap<String, Integer> | new LinkedHashMap<>(Map.of("m", 1)).reversed() | new TreeMap<>(Map.of("t", 1))
            """;

    private static final List<String[]> ALL = all();

    /** A field's type, and an expression of its value. */
    record Field(String type, String value) {}

    private ShapeFields() {}

    private static List<String[]> all() {
        List<String[]> all = new ArrayList<>();
        for (String line : TYPES.split("\n")) {
            boolean isNew = line.startsWith("21 ");
            if (!isNew || Runtime.version().feature() >= 21) {
                all.add((isNew ? line.substring(3) : line).split(" \\| "));
            }
        }
        return all;
    }

    static Field next(Random random) {
        String[] line = ALL.get(random.nextInt(ALL.size()));
        String type = line[0].trim();
        String value = line[1 + random.nextInt(line.length - 1)].trim();
        return new Field(type, value.startsWith("{") ? "new " + type + value : value);
    }
}
