package dev.piculet.model.inspect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.model.PropertyModel;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

@SuppressWarnings("unused")
class JavaPropertiesTest {
    static class Bean {
        static int count;
        private String name;
        private boolean active;
        private boolean checked;
        private List<String> tags;
        private int age;
        private final long id = 1;
        private transient Object cache;
        private int aB;
        private String hidden;

        public String getName() {
            return name;
        }

        public void setName(String name) {
            this.name = name;
        }

        public boolean isActive() {
            return active;
        }

        public boolean getChecked() {
            return checked;
        }

        public List<?> getTags() {
            return tags;
        }

        public void setTags(List<String> tags) {
            this.tags = tags;
        }

        public long getAge() {
            return age;
        }

        public Bean setAge(int age) {
            return this;
        }

        public int getaB() {
            return aB;
        }

        private String getHidden() {
            return hidden;
        }

        public static String getCount() {
            return "";
        }
    }

    record Pair<A, B extends Comparable<B>>(A first, List<B> second) {
        static int made;

        Pair(A first) {
            this(first, List.of());
        }

        @Override
        public A first() {
            return first;
        }
    }

    class Inner {
        int value;
    }

    private final ClassModels models = ClassModels.create();

    @Test
    void findsTheAccessorsOfABean() {
        Golden.check("Bean", models.of(Bean.class).describe());
    }

    @Test
    void accessorMustAgreeWithTheField() {
        assertEquals(Optional.empty(), property("tags").getter());
        assertTrue(property("tags").setter().isPresent());
        assertEquals(Optional.empty(), property("age").getter());
        assertEquals(Optional.empty(), property("age").setter());
        assertEquals(Optional.empty(), property("hidden").getter());
    }

    @Test
    void staticFieldsAreLeftOutAndTransientOnesMarked() {
        assertEquals(Optional.empty(), models.of(Bean.class).property("count"));
        assertTrue(property("cache").isTransient());
        assertTrue(property("id").isFinal());
        assertTrue(property("id").isStored());
    }

    @Test
    void recordHasItsComponents() {
        Golden.check("Pair", models.of(Pair.class).describe());
    }

    @Test
    void enclosingInstanceIsNoProperty() {
        assertEquals(
                List.of("value"),
                models.of(Inner.class).properties().stream()
                        .map(PropertyModel::name)
                        .toList());
    }

    private PropertyModel property(String name) {
        return models.of(Bean.class).property(name).orElseThrow();
    }
}
