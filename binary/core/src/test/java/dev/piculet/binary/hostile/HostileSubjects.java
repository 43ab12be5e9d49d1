package dev.piculet.binary.hostile;

import dev.piculet.binary.Twins;
import dev.piculet.binary.TypeRef;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.TypedSerializerBuilder;
import dev.piculet.binary.fixture.Bare;
import dev.piculet.binary.fixture.Classes;
import dev.piculet.binary.fixture.Classes.Circle;
import dev.piculet.binary.fixture.Classes.Folder;
import dev.piculet.binary.fixture.Classes.Point;
import dev.piculet.binary.fixture.Classes.Shape;
import dev.piculet.binary.fixture.Classes.Square;
import dev.piculet.binary.fixture.Enums.Fifteen;
import dev.piculet.binary.fixture.External;
import dev.piculet.binary.fixture.Lab;
import dev.piculet.binary.fixture.Replaced;
import dev.piculet.binary.fixture.Serials;
import java.io.Serializable;
import java.math.BigDecimal;
import java.net.InetSocketAddress;
import java.sql.Timestamp;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.zone.ZoneOffsetTransition;
import java.util.AbstractMap.SimpleEntry;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TimeZone;
import java.util.TreeMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/** Values whose bytes are mutated. */
final class HostileSubjects {
    private HostileSubjects() {}

    /** A value with its serializers. */
    record Subject<T>(String name, Supplier<TypedSerializerBuilder<T>> builder, Twins<T> twins, T value) {
        Subject(String name, Supplier<TypedSerializerBuilder<T>> builder, T value) {
            this(name, builder, Twins.of(builder), value);
        }

        Subject(String name, Class<T> type, T value) {
            this(name, () -> TypedSerializer.builder(type), value);
        }
    }

    /** Leaves, which have sizes of their own to lie about. */
    record Leaves(
            BigDecimal decimal,
            ZonedDateTime time,
            Instant instant,
            BitSet bits,
            Locale locale,
            Pattern pattern,
            Calendar calendar,
            Timestamp timestamp,
            InetSocketAddress address,
            AtomicLongArray numbers,
            Fifteen constant) {}

    /** Everything with a count. */
    record Collections(
            List<List<String>> lists,
            Map<String, Map<Integer, Long>> maps,
            Set<Fifteen> set,
            int[] ints,
            String[][] strings,
            Folder folder,
            List<Shape> shapes,
            TreeMap<String, Point> sorted,
            Names names,
            Counts counts) {}

    /** Collections that keep their class. */
    static final class Names extends HashSet<String> {
        private static final long serialVersionUID = 1L;
    }

    static final class Counts extends TreeMap<Integer, Long> {
        private static final long serialVersionUID = 1L;
    }

    /** A list that adds a field. */
    static final class Parts extends ArrayList<Point> {
        private static final long serialVersionUID = 1L;
        String name;
    }

    /** A list of itself, whose place tells its class. */
    static final class Nodes extends ArrayList<Nodes> {
        private static final long serialVersionUID = 1L;
    }

    /** Two fields hold one list. */
    static final class Moves implements Serializable {
        private static final long serialVersionUID = 1L;
        final int number;
        final List<String> all = new ArrayList<>();
        List<String> best = all;

        Moves(int number) {
            this.number = number + 1;
        }
    }

    /** A table of its own. */
    static final class Table extends AbstractSet<String> {
        private final String[] slots;

        Table(String... slots) {
            this.slots = slots;
        }

        @Override
        public Iterator<String> iterator() {
            return Arrays.stream(slots).filter(it -> it != null).iterator();
        }

        @Override
        public int size() {
            return slots.length;
        }
    }

    interface Rule extends UnaryOperator<String>, Serializable {}

    /** What is written by its fields though it is a collection, or no object at all. */
    record Kept(Nodes nodes, Moves moves, Table table, Rule rule, Thread none) {}

    private static Kept kept() {
        Nodes nodes = new Nodes();
        nodes.add(new Nodes());
        nodes.get(0).add(new Nodes());
        Moves moves = new Moves(6);
        moves.all.add("e4");
        String prefix = "a" + moves.number;
        return new Kept(nodes, moves, new Table("x", null, "y"), text -> prefix + text, null);
    }

    /** What public members of the JDK's classes tell and make. */
    record Members(
            SimpleEntry<String, Long> entry,
            Map.Entry<String, Point> pair,
            AtomicStampedReference<Point> stamped,
            Semaphore permits,
            ZoneOffsetTransition transition,
            Parts parts) {}

    /** Shared objects of two classes. */
    record Shared(Classes.Node first, List<Classes.Money> money, Classes.Node last) {}

    static List<Subject<?>> lab() {
        return List.of(
                new Subject<>("simple", Lab.Simple.class, Lab.Simple.of(7)),
                new Subject<>("complex", Lab.Complex.class, Lab.Complex.of(7)),
                new Subject<>("complexDoc", Lab.ComplexAsDocumented.class, Lab.ComplexAsDocumented.of(7)),
                new Subject<>("deep", Lab.Deep.class, Lab.Deep.of(7)),
                new Subject<>("media", Lab.MediaContent.class, Lab.MediaContent.sample()));
    }

    static List<Subject<?>> more() {
        return List.of(
                new Subject<>("leaves", Leaves.class, leaves()),
                new Subject<>("collections", Collections.class, collections()),
                new Subject<>("chain", Classes.Link.class, Classes.Link.chain(5)),
                new Subject<>(
                        "objects",
                        () -> TypedSerializer.builder(Classes.Envelope.class)
                                .allow(Point.class, Classes.Money.class, Classes.Node.class),
                        envelope()),
                new Subject<>(
                        "shared", () -> TypedSerializer.builder(Shared.class).references(), shared()),
                new Subject<>("bare", Bare.Kinds.class, new Bare.Kinds(77)),
                new Subject<>(
                        "external",
                        () -> TypedSerializer.builder(External.Holder.class)
                                .allow(External.Ints.class, External.Items.class, Point.class),
                        external()),
                new Subject<>(
                        "serial",
                        () -> TypedSerializer.builder(Serials.Holder.class).allow(Serials.Longs.class, Point.class),
                        serial()),
                new Subject<>(
                        "members", () -> TypedSerializer.builder(Members.class).allow(Point.class), members()),
                new Subject<>(
                        "members, shared",
                        () -> TypedSerializer.builder(Members.class)
                                .allow(Point.class)
                                .references(),
                        members()),
                new Subject<>("kept", () -> TypedSerializer.builder(Kept.class).allow(HostileSubjects.class), kept()),
                new Subject<>("replaced", Replaced.Holder.class, replaced()),
                new Subject<>(
                        "replaced and shared",
                        () -> TypedSerializer.builder(Replaced.Holder.class).references(),
                        replaced()),
                new Subject<>(
                        "bare in cycles",
                        () -> TypedSerializer.builder(Bare.Team.class).references(),
                        team()),
                new Subject<>(
                        "empties", () -> TypedSerializer.builder(new TypeRef<List<Classes.Empty>>() {}), empties()));
    }

    private static List<Classes.Empty> empties() {
        return new ArrayList<>(Arrays.asList(new Classes.Empty(), null, new Classes.Empty()));
    }

    private static Leaves leaves() {
        BitSet bits = new BitSet();
        bits.set(3, 90);
        Calendar calendar = new GregorianCalendar(TimeZone.getTimeZone("Europe/Paris"), Locale.US);
        calendar.setTimeInMillis(1_700_000_000_123L);
        return new Leaves(
                new BigDecimal("12345.6789"),
                ZonedDateTime.parse("2024-02-29T12:34:56.789+01:00[Europe/Berlin]"),
                Instant.ofEpochSecond(1_700_000_000L, 5),
                bits,
                Locale.forLanguageTag("de-Latn-DE-u-co-phonebk"),
                Pattern.compile("a(b|c)*"),
                calendar,
                new Timestamp(1_700_000_000_123L),
                InetSocketAddress.createUnresolved("a.example", 80),
                new AtomicLongArray(new long[] {1, 2}),
                Fifteen.O);
    }

    private static Collections collections() {
        Names names = new Names();
        names.addAll(List.of("a", "b"));
        Counts counts = new Counts();
        counts.put(1, null);
        Folder leaf = new Folder("leaf", new ArrayList<>(), new HashMap<>());
        return new Collections(
                new ArrayList<>(List.of(new ArrayList<>(Arrays.asList("a", null, "c")), new ArrayList<>())),
                new HashMap<>(Map.of("x", new HashMap<>(Map.of(1, 2L, 3, 4L)))),
                Set.of(Fifteen.A, Fifteen.O),
                new int[] {1, 2, 3},
                new String[][] {{"a"}, null},
                new Folder("root", new ArrayList<>(List.of(leaf, leaf)), new HashMap<>(Map.of("k", leaf))),
                new ArrayList<>(List.of(new Circle(1), new Square(2, new Circle(3)))),
                new TreeMap<>(Map.of("a", new Point(1, 2), "b", new Point(3, 4))),
                names,
                counts);
    }

    private static Classes.Envelope envelope() {
        List<Object> more = new ArrayList<>(Arrays.asList("text", 1, null, new Point(3, 4), 2.5, 'c'));
        return new Classes.Envelope(Classes.Money.of(5, "EUR"), more);
    }

    private static External.Holder external() {
        External.Items items = External.Items.of("x", null, new Point(5, 6), List.of(External.Ints.of(4)));
        return new External.Holder(
                1, External.Ints.of(2, 3), List.of(External.Ints.of()), External.Items.of(items), items, "end");
    }

    private static Serials.Holder serial() {
        Serials.Longs longs = new Serials.Longs("x", 1, -2);
        Serials.Low low = new Serials.Low(1, "y", 2, null, new Point(5, 6), null, List.of(longs, "z"));
        return new Serials.Holder(1, longs, low, List.of(longs, new Serials.Longs(null)), longs, "end");
    }

    private static Members members() {
        Parts parts = new Parts();
        parts.add(new Point(1, 2));
        parts.add(null);
        parts.name = "p";
        return new Members(
                new SimpleEntry<>("a", null),
                Map.entry("b", new Point(3, 4)),
                new AtomicStampedReference<>(new Point(5, 6), 7),
                new Semaphore(2, true),
                ZoneOffsetTransition.of(
                        LocalDateTime.of(2024, 3, 31, 2, 0), ZoneOffset.ofHours(1), ZoneOffset.ofHours(2)),
                parts);
    }

    private static Replaced.Holder replaced() {
        Replaced.Period period = Replaced.Period.of(3, 4);
        List<Replaced.Period> more = List.of(Replaced.Period.of(5, 6), period);
        return new Replaced.Holder(1, period, more, Map.of(Replaced.Period.of(0, 1), 8), "end");
    }

    private static Bare.Team team() {
        Bare.Team team = new Bare.Team("a");
        new Bare.Member("x", team);
        new Bare.Member("y", team);
        return team;
    }

    private static Shared shared() {
        Classes.Node node = Classes.Node.of(1, null, null);
        Classes.Node root = Classes.Node.of(2, node, node);
        node.left = root;
        Classes.Money money = Classes.Money.of(3, "EUR");
        return new Shared(root, new ArrayList<>(List.of(money, money)), node);
    }
}
