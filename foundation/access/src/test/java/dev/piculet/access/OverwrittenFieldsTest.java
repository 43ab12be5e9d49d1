package dev.piculet.access;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.access.error.UnsupportedClassException;
import dev.piculet.access.plan.BareInstances;
import dev.piculet.access.plan.CreationPlan;
import dev.piculet.model.ClassModel;
import dev.piculet.model.inspect.ClassModels;
import java.io.Serializable;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Final fields that are set over what a constructor left there: the conditions, and the setting. */
@Tag("jdk")
class OverwrittenFieldsTest {
    private static final String PREFIX = "dev.piculet.access.OverwrittenFieldsTest$";

    @Test
    void finalFieldsAreSetAfterAConstructorWithoutParameters() {
        assertEquals(PREFIX + "Tally(), then hits, note, fills names", plan(Tally.class, BareInstances.SERIALIZABLE));
        assertEquals(
                PREFIX + "Tally\n"
                        + "  by        " + PREFIX + "Tally()\n"
                        + "  set       hits, note\n"
                        + "  final     hits\n"
                        + "  filled    names\n"
                        + "  not by    " + PREFIX + "Tally(int): final field 'hits' gets a new AtomicLong.",
                describe(Tally.class, BareInstances.SERIALIZABLE));
        assertRefused(
                Tally.class,
                BareInstances.NEVER,
                PREFIX + "Tally(): final field 'hits' is always new java.util.concurrent.atomic.AtomicLong.");
        // Its transient field is made by the constructor, which does not run without one.
        assertEquals(PREFIX + "Guarded(), then hits", plan(Guarded.class, BareInstances.SERIALIZABLE));
        assertRefused(
                Entangled.class,
                BareInstances.SERIALIZABLE,
                "Setting final fields: fields 'all' and 'same' hold the same Collection.");
        assertRefused(
                Ended.class,
                BareInstances.SERIALIZABLE,
                PREFIX + "Ended(): final field 'hits' is always new java.util.concurrent.atomic.AtomicLong.");
    }

    @Test
    void finalFieldsAreSetAfterAConstructorThatGetsTheOthers() {
        assertEquals(PREFIX + "Order(id, lines), then lines, total", plan(Order.class, BareInstances.SERIALIZABLE));
        assertEquals(
                PREFIX + "Order\n"
                        + "  by        " + PREFIX + "Order(int, java.util.Collection)\n"
                        + "  given     id, lines\n"
                        + "  set       lines, total\n"
                        + "  final     lines, total",
                describe(Order.class, BareInstances.SERIALIZABLE));
        assertRefused(
                Order.class,
                BareInstances.NEVER,
                PREFIX + "Order(int, java.util.Collection): final field 'lines' gets a new ArrayList.");
        // The field's elements are others than the parameter's, whose class the constructor relies on.
        assertRefused(
                Names.class,
                BareInstances.SERIALIZABLE,
                PREFIX + "Names(java.util.List): final field 'names' gets a copy of something else than a parameter.");
        // What the constructor may have changed is set afterwards as well.
        assertRefused(
                Sorted.class,
                BareInstances.SERIALIZABLE,
                PREFIX
                        + "Sorted(java.util.List, int): final field 'names' gets parameter number 1, which List.sort may change.");
    }

    @Test
    void anArrayOfFurtherArgumentsIsNotLeftEmptyWhereItIsReadFrom() {
        assertRefused(
                Version.class,
                BareInstances.SERIALIZABLE,
                PREFIX + "Version(int[]): final field 'major' gets an element of an array.");
        assertRefused(
                Settable.class,
                BareInstances.SERIALIZABLE,
                PREFIX + "Settable(int[]): parameter 'parts: int[]' is not what a field holds.");
    }

    @Test
    void oneTextInTwoFieldsIsNoReasonToRefuse() {
        assertEquals(PREFIX + "Media(), then type, subtype, parameters", plan(Media.class, BareInstances.SERIALIZABLE));
    }

    @Test
    void transientFieldsKeepNothingThatIsReplaced() {
        String lost = " would keep what the constructor makes of other values.";
        assertRefused(
                Shown.class,
                BareInstances.SERIALIZABLE,
                "Setting final fields: transient field 'shown' of " + PREFIX + "Shown" + lost);
        assertRefused(
                Labelled.class,
                BareInstances.SERIALIZABLE,
                "Setting final fields: transient field 'label' of " + PREFIX + "Labelled" + lost);
    }

    @Test
    void hashCodesOfThisJvmStay() {
        assertEquals(
                PREFIX + "Hashed\n"
                        + "  by        " + PREFIX + "Hashed(" + PREFIX + "Hashed$Kind,\n"
                        + "            java.lang.String)\n"
                        + "  given     kind, name\n"
                        + "  made anew classHash, hash",
                describe(Hashed.class, BareInstances.SERIALIZABLE));
    }

    @Test
    void finalFieldsThatAConstructorHasSetAreSetAgain() {
        Tally tally = new Tally();
        Accessors.of(model(Tally.class), MethodHandles.lookup())
                .bareSetter(model(Tally.class).property("hits").orElseThrow())
                .set(tally, new AtomicLong(3));
        assertEquals(3, tally.hits.get());
    }

    private static ClassModel model(Class<?> type) {
        return ClassModels.create().of(type);
    }

    private static String plan(Class<?> type, BareInstances when) {
        return CreationPlan.of(model(type), when).toString();
    }

    private static String describe(Class<?> type, BareInstances when) {
        return CreationPlan.of(model(type), when).describe();
    }

    private static void assertRefused(Class<?> type, BareInstances when, String reason) {
        String message = assertThrows(UnsupportedClassException.class, () -> plan(type, when))
                .getMessage();
        assertTrue(message.lines().anyMatch(it -> it.strip().equals(reason)), message);
    }

    /** Refuses no arguments at all, which is what an empty array would be. */
    static final class Version {
        private final int major;
        private final int minor;

        Version(int... parts) {
            if (parts.length == 0) {
                throw new IllegalArgumentException();
            }
            major = parts[0];
            minor = parts.length > 1 ? parts[1] : 0;
        }
    }

    static final class Settable {
        private int major;

        Settable(int... parts) {
            major = parts[0];
        }
    }

    static final class Media {
        private final String type;
        private final String subtype;
        private final Map<String, String> parameters;

        Media() {
            this("*", "*", Map.of());
        }

        Media(String type, String subtype, Map<String, String> parameters) {
            this.type = type == null ? "*" : type;
            this.subtype = subtype == null ? "*" : subtype;
            this.parameters = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
            this.parameters.putAll(parameters);
        }
    }

    static final class Tally {
        private final AtomicLong hits;
        private final List<String> names = new ArrayList<>();
        private String note;

        Tally() {
            hits = new AtomicLong();
        }

        Tally(int hits) {
            this.hits = new AtomicLong(hits);
        }
    }

    static final class Order {
        private final int id;
        private final List<String> lines;
        private final Object total;

        Order(int id, Collection<String> lines) {
            this.id = id;
            this.lines = sorted(lines.size());
            this.total = lines.size();
        }

        private static List<String> sorted(int size) {
            return new ArrayList<>(size);
        }
    }

    static final class Names {
        private final List<String> names;

        Names(List<Integer> names) {
            this.names = texts(names.get(0));
        }

        private static List<String> texts(int first) {
            return new ArrayList<>(List.of("" + first));
        }
    }

    static final class Sorted {
        private final List<String> names;
        private final Object lock;

        Sorted(List<String> names, int number) {
            names.sort(null);
            this.names = names;
            this.lock = number;
        }
    }

    static final class Guarded implements Serializable {
        private final AtomicLong hits = new AtomicLong();
        private final transient Object lock = new Object();
    }

    static final class Entangled {
        private final AtomicLong hits = new AtomicLong();
        private final Collection<String> all = new ArrayList<>();
        private final Collection<String> same = all;
    }

    static final class Ended {
        private final AtomicLong hits = new AtomicLong();

        @Override
        @SuppressWarnings("removal")
        protected void finalize() {
            hits.set(0);
        }
    }

    private static final class Shown {
        private final List<String> names = new ArrayList<>();

        private transient List<String> shown = Collections.unmodifiableList(names);
    }

    private static final class Labelled {
        private final String name;

        private transient String label;

        Labelled(String name) {
            this.name = name + "!";
            label = "<" + this.name + ">";
        }
    }

    private static final class Hashed {
        private enum Kind {
            SMALL
        }

        private final int classHash = getClass().hashCode();

        private final Kind kind;

        private final String name;

        private final int hash;

        Hashed(Kind kind, String name) {
            this.kind = kind;
            this.name = name;
            hash = 31 * Objects.hash(kind, name) + classHash;
        }
    }
}
