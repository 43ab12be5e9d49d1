package dev.piculet.model.inspect;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.piculet.model.PropertyModel;
import dev.piculet.model.TypeModel;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

@SuppressWarnings({"unused", "rawtypes"})
class InheritedPropertiesTest {
    static class Base<K, V> {
        private K key;
        protected Map<K, List<V>> values;
        V[] array;

        public K getKey() {
            return key;
        }

        public void setKey(K key) {
            this.key = key;
        }
    }

    static class Swapped<A, B extends Number> extends Base<B, A> {
        private A own;
    }

    static class Fixed extends Swapped<String, Integer> {
        private int own;
        private String last;
    }

    static class OfRaw extends Base {}

    static class Node<T extends Node<T>> {
        T next;
    }

    static class Leaf extends Node<Leaf> {}

    private final ClassModels models = ClassModels.create();

    @Test
    void typesAreThoseThatTheSubclassGives() {
        Golden.check("Fixed", models.of(Fixed.class).describe());
    }

    @Test
    void typesBetweenAreInTheTypeParametersOfTheClass() {
        Golden.check("Swapped", models.of(Swapped.class).describe());
    }

    @Test
    void superclassComesFirstAndShadowedFieldsStay() {
        List<PropertyModel> properties = models.of(Fixed.class).properties();
        assertEquals(
                List.of("key", "values", "array", "own", "own", "last"),
                properties.stream().map(PropertyModel::name).toList());
        assertEquals(Swapped.class, properties.get(3).declaringClass());
        assertEquals(Fixed.class, properties.get(4).declaringClass());
        assertEquals(
                int.class,
                models.of(Fixed.class).property("own").orElseThrow().type().rawClass());
    }

    @Test
    void rawSuperclassLeavesTheBounds() {
        TypeModel key = models.of(OfRaw.class).property("key").orElseThrow().type();
        assertEquals(Object.class, key.rawClass());
        assertEquals(Optional.empty(), key.variable());
        assertEquals(
                "Map<Object, List<Object>>",
                models.of(OfRaw.class).property("values").orElseThrow().type().toString());
    }

    @Test
    void recursiveBoundsEnd() {
        assertEquals(
                Node.class,
                models.of(Node.class).property("next").orElseThrow().type().rawClass());
        assertEquals(
                "InheritedPropertiesTest.Leaf",
                models.of(Leaf.class).property("next").orElseThrow().type().toString());
    }
}
