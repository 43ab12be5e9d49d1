package dev.piculet.access;

import static dev.piculet.access.BareInstancesTest.assertRefused;
import static dev.piculet.access.BareInstancesTest.plan;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.piculet.access.plan.BareInstances;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Stack;
import java.util.Vector;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Objects that code gives to each other, and that are not taken for more than they may hold. */
@Tag("jdk")
class GivenObjectsTest {
    private static final String PREFIX = "dev.piculet.access.GivenObjectsTest$";

    @TempDir
    private Path folder;

    static class Source {
        Map<String, String> data;
        Map<String, String> texts;

        Map<String, String> data() {
            return data;
        }

        Map<String, String> texts() {
            return texts;
        }

        Object other() {
            return new Object();
        }
    }

    /** As builders of Kubernetes' clients are: all is stored if there is a source. */
    static final class OnSomeWays {
        private Map<String, String> data;
        private Map<String, String> texts;
        final int size;

        OnSomeWays(Source source, int size) {
            this.size = size + 1;
            if (source != null) {
                data = source.data() == null ? null : new LinkedHashMap<>(source.data());
                texts = source.texts() == null ? null : new LinkedHashMap<>(source.texts());
            }
        }
    }

    /** As an edge of a graph of JTS: its points are no numbers. */
    static final class Edge {
        final Object[] points;
        final int[] depths = {0, -1, -1};
        final int size;

        Edge(Object[] points) {
            this.points = points;
            depths[1] = points.length;
            size = points.length + 1;
        }
    }

    @Test
    void fieldsThatAreStoredOnSomeWaysOnlyAreNotOne() {
        assertEquals(PREFIX + "OnSomeWays bare, then data, texts, size", plan(OnSomeWays.class, BareInstances.ALWAYS));
    }

    @Test
    void anArrayOfNumbersHoldsNoObjects() {
        assertEquals(PREFIX + "Edge bare, then points, depths, size", plan(Edge.class, BareInstances.ALWAYS));
    }

    /** A copy of what unknown code returns. */
    static final class CopyAndView {
        final List<String> all = new ArrayList<>(Arrays.asList("a", "b"));
        final List<String> view = Collections.unmodifiableList(all);
        final int size;

        CopyAndView(int size) {
            this.size = size + 1;
        }
    }

    static final class StackAndView {
        final List<String> all = new Stack<>();
        final List<String> view = Collections.unmodifiableList(all);
        final int size;

        StackAndView(int size) {
            this.size = size + 1;
        }
    }

    /** One of two, which either way is in both fields. */
    static final class Chosen {
        List<String> all;
        final List<String> view;
        final int size;

        Chosen(int size) {
            List<String> list;
            if (size > 10) {
                list = new ArrayList<>(100);
                all = list;
            } else {
                list = new ArrayList<>();
                all = list;
            }
            view = Collections.unmodifiableList(list);
            this.size = size + 1;
        }
    }

    static final class Helper {
        final List<String> list;

        Helper(List<String> list) {
            this.list = list;
        }
    }

    static final class CopyInHelper {
        final List<String> all = new ArrayList<>(List.of("a"));
        final Helper helper = new Helper(all);
        final int size;

        CopyInHelper(int size) {
            this.size = size + 1;
        }
    }

    static final class StackInHelpers {
        final Helper one;
        final Helper other;

        StackInHelpers(int size) {
            List<String> all = new Stack<>();
            all.add("a" + size);
            one = new Helper(all);
            other = new Helper(all);
        }
    }

    /** Each has one of its own. */
    static final class Apart {
        final List<String> one = new Stack<>();
        final List<String> other = new Stack<>();
        final List<String> copy = new ArrayList<>(List.of("a"));
        final Helper helper = new Helper(new ArrayList<>(List.of("a")));
        final int size;

        Apart(int size) {
            this.size = size + 1;
        }
    }

    /** Unknown code has made another object of the source. */
    static final class CopyAndOther {
        final Map<String, String> data;
        final Object other;

        CopyAndOther(Source source) {
            data = new LinkedHashMap<>(source.data());
            other = source.other();
        }
    }

    @Test
    void whateverMakesACollectionItMayBeInTwoFields() {
        assertEquals(
                PREFIX + "Apart bare, then one, other, copy, helper, size", plan(Apart.class, BareInstances.ALWAYS));
        assertEquals(PREFIX + "CopyAndOther bare, then data, other", plan(CopyAndOther.class, BareInstances.ALWAYS));
        for (Class<?> each : List.of(CopyAndView.class, StackAndView.class, Chosen.class)) {
            String reason = "Without a constructor: fields 'all' and 'view' hold the same List.";
            assertRefused(each, BareInstances.ALWAYS, reason);
        }
        assertRefused(
                CopyInHelper.class,
                BareInstances.ALWAYS,
                "Without a constructor: the object in field 'helper' gets the List in field 'all', too.");
        assertRefused(
                StackInHelpers.class,
                BareInstances.ALWAYS,
                "Without a constructor: the objects in fields 'one' and 'other' get the same Stack.");
    }

    private static final List<Object> REGISTRY = new ArrayList<>();

    private static Object last;

    static final class Registry {
        static final Registry INSTANCE = new Registry();

        final Map<String, Object> all = new LinkedHashMap<>();

        void register(String name, Object added) {
            all.put(name, added);
        }

        static List<String> made(List<String> items) {
            List<String> made = new ArrayList<>(items);
            INSTANCE.register("made", made);
            return made;
        }
    }

    interface Listener {
        void made(Object made);
    }

    /** Each gives the list in its field to code outside. */
    static final class RegisteredCopy {
        final List<String> all;
        final int size;

        RegisteredCopy(List<String> all, int size) {
            this.all = new ArrayList<>(all);
            this.size = size + 1;
            REGISTRY.add(this.all);
        }
    }

    static final class RegisteredView {
        final List<String> all;
        final int size;

        RegisteredView(List<String> all, int size) {
            this.all = new Vector<>(all);
            this.size = size + 1;
            REGISTRY.add(Collections.unmodifiableList(this.all));
        }
    }

    static final class RegisteredStack {
        final List<String> all = new Stack<>();
        final int size;

        RegisteredStack(int size) {
            this.size = size + 1;
            Registry.INSTANCE.register("stack", all);
        }
    }

    static final class RegisteredQueue {
        final Queue<String> all = new PriorityQueue<>(11);
        final int size;

        RegisteredQueue(int size) {
            this.size = size + 1;
            REGISTRY.add(new Object[] {all});
        }
    }

    static final class RegisteredInside {
        final List<String> all;
        final int size;

        RegisteredInside(List<String> all, int size) {
            this.all = Registry.made(all);
            this.size = size + 1;
        }
    }

    static final class KeptAsLast {
        final List<String> all;
        final int size;

        KeptAsLast(List<String> all, int size) {
            this.all = new ArrayList<>(all);
            this.size = size + 1;
            last = this.all;
        }
    }

    static final class Announced {
        final List<String> all;
        final int size;

        Announced(List<String> all, Listener listener) {
            this.all = new ArrayList<>(all);
            this.size = all.size() + 1;
            listener.made(this.all);
        }
    }

    /** What others get is not what the field holds, or holds no more than elements. */
    static final class OthersRegistered {
        final List<String> all;
        final List<String> more = new Stack<>();
        final int size;

        OthersRegistered(List<String> all, Listener listener) {
            this.all = new ArrayList<>(all);
            this.size = this.all.size() + 1;
            REGISTRY.add(new ArrayList<>(this.all));
            REGISTRY.addAll(this.all);
            Collections.sort(this.all);
            more.addAll(this.all);
            all.forEach(more::add);
            listener.made(all);
        }
    }

    @Test
    void whatCodeOutsideGetsIsNotReadApart() {
        for (Class<?> each : List.of(
                RegisteredCopy.class,
                RegisteredView.class,
                RegisteredStack.class,
                RegisteredInside.class,
                KeptAsLast.class,
                Announced.class)) {
            String reason = "Without a constructor: other code holds the List in field 'all', too.";
            assertRefused(each, BareInstances.ALWAYS, reason);
        }
        assertRefused(
                RegisteredQueue.class,
                BareInstances.ALWAYS,
                "Without a constructor: other code holds the Queue in field 'all', too.");
        assertEquals(
                PREFIX + "OthersRegistered bare, then all, more, size",
                plan(OthersRegistered.class, BareInstances.ALWAYS));
    }

    interface Items {
        List<String> getItems();

        Items add(String item);
    }

    static final class AskedTwice {
        final List<String> one;
        final List<String> other;

        AskedTwice(Items items, int size) {
            one = items.getItems();
            other = items.getItems();
        }
    }

    static final class AskedAfterChange {
        final List<String> one;
        final List<String> other;

        AskedAfterChange(Items items, int size) {
            one = new ArrayList<>(items.getItems());
            items.add("a");
            other = items.getItems();
        }
    }

    /** A text gives a new array each time. */
    static final class CharsTwice {
        final char[] one;
        final char[] other;

        CharsTwice(String text, int size) {
            one = text.toCharArray();
            other = text.toCharArray();
        }
    }

    @Test
    void whatAGetterGivesTwiceIsOne() {
        assertEquals(PREFIX + "AskedTwice bare, then one&other", plan(AskedTwice.class, BareInstances.ALWAYS));
        assertEquals(
                PREFIX + "AskedAfterChange bare, then one, other", plan(AskedAfterChange.class, BareInstances.ALWAYS));
        assertEquals(PREFIX + "CharsTwice bare, then one, other", plan(CharsTwice.class, BareInstances.ALWAYS));
    }

    @Test
    void nobodyKnowsWhatObjectsHoldWhereMoreIsGivenThanIsNoted() throws Exception {
        String gifts = "all.add(new Object()); ".repeat(300);
        String source =
                "package made; import java.util.*; public class Made { final List<String> items; final Object keeper; "
                        + "int size; Made(List<String> items) { List<Object> all = new ArrayList<>(); " + gifts
                        + "size = all.size(); this.items = items; keeper = %s; } }";
        for (String keeper : new String[] {"items.isEmpty() ? null : new Object()", "all"}) {
            Path own = folder.resolve(keeper.substring(0, 3));
            Path classes = new CompiledSources(own)
                    .with("made.Made", source.formatted(keeper))
                    .compile("-Xlint:none");
            try (URLClassLoader loader = CompiledSources.loader(classes)) {
                assertRefused(
                        loader.loadClass("made.Made"),
                        BareInstances.ALWAYS,
                        "Without a constructor: its code gives more objects to others than are followed.");
            }
        }
    }
}
