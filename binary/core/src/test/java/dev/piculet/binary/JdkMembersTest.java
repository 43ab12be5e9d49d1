package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.UnsupportedClassException;
import dev.piculet.binary.io.UnsupportedValueException;
import dev.piculet.binary.tree.ObjectTree;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.GradientPaint;
import java.awt.SystemColor;
import java.awt.color.ColorSpace;
import java.awt.font.TextAttribute;
import java.awt.geom.Point2D;
import java.net.PasswordAuthentication;
import java.time.DayOfWeek;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.WeekFields;
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneOffsetTransitionRule;
import java.util.AbstractMap.SimpleEntry;
import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import javax.xml.namespace.QName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Classes of closed packages of the JDK are written by what their public methods tell, in generated code as in interpreted. */
@Tag("jdk")
class JdkMembersTest {
    record Pair(Map.Entry<String, Integer> first, SimpleEntry<String, List<Point>> second) {}

    record Point(int x, int y) {}

    static final class Guarded {
        private final ReentrantLock lock = new ReentrantLock(true);
        private int count;
    }

    static final class Cell<T> {
        AtomicMarkableReference<T> held;
        AtomicStampedReference<Point> stamped;
    }

    static final class Gate {
        Semaphore permits;
        ReentrantReadWriteLock lock;
    }

    static class Encoding {
        private final ThreadLocal<String> encoder = new ThreadLocal<>();
        private Object other = new ThreadLocal<>();
        private String name;
    }

    static final class OwnLock extends ReentrantLock {
        private static final long serialVersionUID = 1L;
        int uses;
    }

    private static final BinarySerializer ANY = BinarySerializer.builder().build();

    private static <T> T copy(Class<T> type, T value) {
        return copied(Twins.of(type), value);
    }

    private static <T> T copied(Twins<T> twins, T value) {
        byte[] bytes = twins.interpreted().serialize(value);
        assertArrayEquals(bytes, twins.generated().serialize(value));
        T interpreted = twins.interpreted().deserialize(bytes);
        T generated = twins.generated().deserialize(bytes);
        assertSame(interpreted.getClass(), generated.getClass());
        assertArrayEquals(bytes, twins.interpreted().serialize(generated));
        return interpreted;
    }

    @Test
    void entriesKeepTheirClassAndWhatTheyHold() {
        Pair pair = new Pair(Map.entry("a", 1), new SimpleEntry<>("b", List.of(new Point(1, 2))));
        Pair copy = copy(Pair.class, pair);
        assertEquals(pair, copy);
        assertSame(pair.first().getClass(), copy.first().getClass());
        copy.second().setValue(null);
        assertEquals(new Pair(new SimpleImmutableEntry<>("a", 1), new SimpleEntry<>("b", null)), copy);
        for (Map.Entry<String, Integer> each : List.of(
                new SimpleEntry<String, Integer>("n", null), new SimpleImmutableEntry<String, Integer>(null, 2))) {
            Object back = ANY.deserialize(ANY.serialize(each));
            assertEquals(each, back);
            assertSame(each.getClass(), back.getClass());
        }
    }

    @Test
    void declaredEntriesAreGenerated() {
        record Stop(SimpleEntry<String, Point> place, ReentrantLock lock, QName name) {}
        Twins<Stop> twins = Twins.of(Stop.class);
        assertTrue(twins.isGenerated());
        byte[] bytes = twins.write(
                new Stop(new SimpleEntry<>("at", new Point(3, 4)), new ReentrantLock(true), new QName("u", "l")));
        for (Object each : List.of(twins.readGenerated(bytes), twins.readInterpreted(bytes))) {
            Stop stop = (Stop) each;
            assertEquals(new SimpleEntry<>("at", new Point(3, 4)), stop.place());
            assertTrue(stop.lock().isFair());
            assertEquals(new QName("u", "l"), stop.name());
        }
    }

    @Test
    void referencesKeepTheirMarkAndTheirStamp() {
        Cell<Point> cell = new Cell<>();
        cell.held = new AtomicMarkableReference<>(new Point(1, 2), true);
        cell.stamped = new AtomicStampedReference<>(null, -7);
        Cell<Point> copy = copied(Twins.of(new TypeRef<Cell<Point>>() {}), cell);
        assertEquals(new Point(1, 2), copy.held.getReference());
        assertTrue(copy.held.isMarked());
        assertEquals(null, copy.stamped.getReference());
        assertEquals(-7, copy.stamped.getStamp());
    }

    @Test
    void locksComeBackFree() {
        Guarded guarded = new Guarded();
        guarded.count = 3;
        guarded.lock.lock();
        Guarded copy = copy(Guarded.class, guarded);
        assertEquals(3, copy.count);
        assertTrue(copy.lock.isFair());
        assertFalse(copy.lock.isLocked());
        Gate gate = new Gate();
        gate.permits = new Semaphore(5, true);
        gate.permits.acquireUninterruptibly(2);
        gate.lock = new ReentrantReadWriteLock();
        Gate other = copy(Gate.class, gate);
        assertEquals(3, other.permits.availablePermits());
        assertTrue(other.permits.isFair());
        assertFalse(other.lock.isFair());
    }

    @Test
    void locksOfOthersAndOfAnyClassAreRefused() {
        assertThrows(UnsupportedClassException.class, () -> TypedSerializer.of(OwnLock.class));
        assertThrows(UnsupportedClassException.class, () -> TypedSerializer.of(Lock.class));
        TypedSerializer<Object[]> any = TypedSerializer.of(Object[].class);
        Object[] values = {new ReentrantReadWriteLock().readLock()};
        assertThrows(UnsupportedValueException.class, () -> any.serialize(values));
    }

    @Test
    void rulesOfTimeZonesAreEqual() {
        ZoneOffsetTransitionRule rule =
                ZoneId.of("Europe/Berlin").getRules().getTransitionRules().get(0);
        assertEquals(rule, copy(ZoneOffsetTransitionRule.class, rule));
        ZoneOffsetTransitionRule other = ZoneOffsetTransitionRule.of(
                Month.MARCH,
                -1,
                null,
                LocalTime.MIDNIGHT,
                true,
                ZoneOffsetTransitionRule.TimeDefinition.WALL,
                ZoneOffset.UTC,
                ZoneOffset.UTC,
                ZoneOffset.ofHours(1));
        assertEquals(other, copy(ZoneOffsetTransitionRule.class, other));
        ZoneOffsetTransition transition = ZoneOffsetTransition.of(
                LocalDateTime.of(2024, 3, 31, 2, 0), ZoneOffset.ofHours(1), ZoneOffset.ofHours(2));
        assertEquals(transition, copy(ZoneOffsetTransition.class, transition));
    }

    @Test
    void constantsThatAFactoryKeepsStayTheSame() {
        for (WeekFields each : List.of(WeekFields.ISO, WeekFields.SUNDAY_START, WeekFields.of(DayOfWeek.FRIDAY, 3))) {
            assertSame(each, copy(WeekFields.class, each));
        }
    }

    @Test
    void namesAndPasswordsKeepAllParts() {
        QName name = new QName("urn:x", "local", "p");
        QName copy = copy(QName.class, name);
        assertEquals(name, copy);
        assertEquals("p", copy.getPrefix());
        PasswordAuthentication password =
                copy(PasswordAuthentication.class, new PasswordAuthentication("me", new char[] {'a', 'ä'}));
        assertEquals("me", password.getUserName());
        assertArrayEquals(new char[] {'a', 'ä'}, password.getPassword());
    }

    @Test
    void colorsFontsAndStrokesAreEqual() {
        record Style(Color color, Font font, BasicStroke stroke, Object other, Color usual) {}
        float[] dash = {1, 2.5f};
        Style style = new Style(
                new Color(1, 2, 3, 4),
                new Font("Dialog", Font.BOLD, 12),
                new BasicStroke(2, BasicStroke.CAP_ROUND, BasicStroke.JOIN_MITER, 3, dash, 0.5f),
                new BasicStroke(1),
                SystemColor.text);
        Style copy = copied(
                Twins.of(() -> TypedSerializer.builder(Style.class).allow(BasicStroke.class, SystemColor.class)),
                style);
        assertEquals(style, copy);
        assertSame(SystemColor.text, copy.usual());
        assertArrayEquals(style.color().getRGBComponents(null), copy.color().getRGBComponents(null));
    }

    @Test
    void gradientsKeepTheirPointsAndColors() {
        GradientPaint paint = new GradientPaint(1, 2, Color.RED, 3, 4.5f, new Color(1, 2, 3, 4), true);
        GradientPaint copy = copied(
                Twins.of(() -> TypedSerializer.builder(GradientPaint.class).allow(Point2D.Float.class)), paint);
        assertEquals(paint.getPoint2(), copy.getPoint2());
        assertEquals(paint.getColor2(), copy.getColor2());
        assertTrue(copy.isCyclic());
    }

    @Test
    void whatMembersDoNotTellOfColorsAndFontsIsRefused() {
        ColorSpace gray = ColorSpace.getInstance(ColorSpace.CS_GRAY);
        Font font = new Font("Dialog", Font.PLAIN, 12);
        Object[] values = {
            new Color(0.1f, 0.2f, 0.3f),
            new Color(gray, new float[] {0}, 1),
            font.deriveFont(12.5f),
            font.deriveFont(Map.of(TextAttribute.UNDERLINE, TextAttribute.UNDERLINE_ON))
        };
        BinarySerializer any =
                BinarySerializer.builder().allow(Color.class, Font.class).build();
        for (Object each : values) {
            assertThrows(UnsupportedValueException.class, () -> ANY.serialize(each));
            assertEquals(
                    "An instance of " + each.getClass().getName()
                            + " holds more than its constructor takes, which would"
                            + " be lost, at $.\n  Give OptionsBuilder.codec a codec for its class.",
                    assertThrows(UnsupportedValueException.class, () -> any.serialize(each))
                            .getMessage());
        }
    }

    @Test
    void theyNeedNoRuleInOpenPlaces() {
        Object[] values = {
            Map.entry("k", 1L),
            new AtomicMarkableReference<>("x", false),
            new ReentrantLock(),
            WeekFields.ISO,
            new QName("n"),
            new Semaphore(0)
        };
        Object[] back = copy(Object[].class, values);
        for (int i = 0; i < values.length; i++) {
            assertSame(values[i].getClass(), back[i].getClass());
        }
        assertEquals(values[0], back[0]);
    }

    @Test
    void whatTheFactoryRefusesIsMalformed() {
        record Days(DayOfWeek firstDayOfWeek, int minimalDays) {}
        TypedSerializer<WeekFields> weeks =
                TypedSerializer.builder(WeekFields.class).headerless().build();
        TypedSerializer<Days> days =
                TypedSerializer.builder(Days.class).headerless().build();
        assertSame(WeekFields.ISO, weeks.deserialize(days.serialize(new Days(DayOfWeek.MONDAY, 4))));
        byte[] bytes = days.serialize(new Days(DayOfWeek.MONDAY, 9));
        MalformedInputException e = assertThrows(MalformedInputException.class, () -> weeks.deserialize(bytes));
        assertTrue(e.getMessage().startsWith("java.time.temporal.WeekFields refuses what was read"), e.getMessage());
    }

    @Test
    void treesAndDescriptionsShowThem() {
        Object tree = BinarySerializer.tree(ANY.serialize(new SimpleEntry<>("a", 2)));
        assertEquals("a", ((ObjectTree) tree).fields().get("key"));
        assertEquals(
                "java.time.temporal.WeekFields\n  by        java.time.temporal.WeekFields.of(java.time.DayOfWeek, int)\n"
                        + "  given     firstDayOfWeek, minimalDays\n\n"
                        + "java.time.DayOfWeek\n  by        its constants, by their names",
                TypedSerializer.of(WeekFields.class).describe());
    }

    @Test
    void variablesOfThreadsComeBackWithoutValues() {
        Encoding encoding = new Encoding();
        encoding.name = "UTF-8";
        encoding.encoder.set("of this thread");
        Encoding read = copy(Encoding.class, encoding);
        assertNull(read.encoder.get());
        assertEquals("UTF-8", read.name);
        assertSame(ThreadLocal.class, read.other.getClass());
        encoding.other = ThreadLocal.withInitial(() -> "");
        assertThrows(
                UnsupportedValueException.class,
                () -> TypedSerializer.of(Encoding.class).serialize(encoding));
    }
}
