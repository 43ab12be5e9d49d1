package dev.piculet.access.plan;

import dev.piculet.access.proof.NamedByCode;
import dev.piculet.access.proof.NamedByCode.ConstructorCall;
import dev.piculet.model.ClassModel;
import dev.piculet.model.PropertyModel;
import dev.piculet.model.TypeModel;
import java.lang.reflect.Constructor;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Set;

/**
 * Models of classes that extend a collection or map of the JDK and add fields. {@code java.util} is closed: in the place of the
 * fields of the JDK's class stands one property with all elements. An instance is made by the constructor without parameters of
 * the JDK's class alone, so that it is empty whatever constructors of its own would put in.
 */
public final class ExtendedCollections {
    /** The classes whose state is their elements in order, and nothing that a constructor is given. */
    private static final List<Class<?>> KNOWN = List.of(
            ArrayList.class, LinkedList.class, HashSet.class, LinkedHashSet.class, HashMap.class, LinkedHashMap.class);

    private static final String ELEMENTS = "elements";

    private static final Class<?>[] ORDER_OF_ACCESS = {int.class, float.class, boolean.class};

    private ExtendedCollections() {}

    /** Returns the closest superclass, if a class may have such a model; null if it has none, or that may have another order. */
    public static Class<?> known(Class<?> type) {
        Class<?> known = type.getSuperclass();
        while (known != null && !known.getName().startsWith("java.")) {
            known = known.getSuperclass();
        }
        boolean isLost = !KNOWN.contains(known) || known == LinkedHashMap.class && isInOrderOfAccess(type) == null;
        return isLost ? null : known;
    }

    /** Whether instances are in the order of access; null if that depends on the constructor, or on what it is given. */
    private static Boolean isInOrderOfAccess(Class<?> type) {
        Class<?> direct = type;
        while (direct.getSuperclass() != LinkedHashMap.class) {
            direct = direct.getSuperclass();
        }
        NamedByCode named = new NamedByCode(direct);
        Set<Boolean> orders = new HashSet<>();
        boolean isChosen = false;
        for (Constructor<?> constructor : direct.getDeclaredConstructors()) {
            List<ConstructorCall> calls = named.calls(constructor, "java/util/LinkedHashMap");
            if (calls == null) {
                return null;
            }
            for (ConstructorCall call : calls) {
                boolean choosesOrder = call.descriptor().equals("(IFZ)V");
                isChosen |= choosesOrder;
                orders.add(choosesOrder ? isTrue(call.lastArgument()) : Boolean.FALSE);
            }
        }
        return isChosen ? only(orders) : Boolean.FALSE;
    }

    private static Boolean isTrue(Object constant) {
        return constant instanceof Number number ? (Boolean) (number.intValue() == 1) : null;
    }

    private static Boolean only(Set<Boolean> orders) {
        return orders.size() == 1 ? orders.iterator().next() : null;
    }

    /**
     * Returns the model of a class that {@link #known} has something for.
     *
     * @param elements the known class with the types of what it holds
     */
    public static ClassModel of(ClassModel model, TypeModel elements) {
        List<PropertyModel> properties = new ArrayList<>();
        properties.add(
                PropertyModel.builder(elements.rawClass(), ELEMENTS, elements).build());
        for (PropertyModel property : model.properties()) {
            if (!property.declaringClass().getName().startsWith("java.")) {
                properties.add(property);
            }
        }
        return model.with(model.kind(), properties);
    }

    /** Whether a property is that of all elements. */
    public static boolean isElements(PropertyModel property) {
        return property.name().equals(ELEMENTS)
                && property.field().isEmpty()
                && KNOWN.contains(property.declaringClass());
    }

    /** Returns what a constructor of a {@code LinkedHashMap} takes that makes empty ones in the order of access. */
    public static Object[] argumentsForOrderOfAccess() {
        return new Object[] {16, 0.75f, true};
    }

    /** Whether a model is one of these. */
    static boolean isOne(ClassModel model) {
        return !model.properties().isEmpty() && isElements(model.properties().get(0));
    }

    /** The plan of such a class. */
    static CreationPlan plan(ClassModel model) {
        List<PropertyModel> stored = new ArrayList<>();
        for (PropertyModel property : model.properties()) {
            if (isElements(property) || property.field().isPresent() && !property.isTransient()) {
                stored.add(property);
            }
        }
        try {
            Class<?> known = model.properties().get(0).declaringClass();
            boolean isInOrderOfAccess = known == LinkedHashMap.class && isInOrderOfAccess(model.type());
            Constructor<?> superConstructor =
                    isInOrderOfAccess ? known.getConstructor(ORDER_OF_ACCESS) : known.getConstructor();
            return CreationPlan.bare(model.type(), superConstructor, stored, List.of());
        } catch (NoSuchMethodException e) {
            throw new AssertionError(e);
        }
    }
}
