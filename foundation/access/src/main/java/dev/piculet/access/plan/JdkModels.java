package dev.piculet.access.plan;

import dev.piculet.model.ClassModel;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.JavaTypes;
import dev.piculet.model.ParameterModel;
import dev.piculet.model.PropertyModel;
import dev.piculet.model.TypeModel;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Models of classes of the JDK whose packages are closed, and of Kotlin's {@code Regex}. The properties are what public methods return; a
 * public constructor or factory takes them all. They are all that an object holds, except where {@link #mayHoldMore} says otherwise.
 * Locks have no owner, and variables of threads no values: neither threads nor what they do is written.
 *
 * <p>A {@code Regex} is made of the pattern of the JDK that it holds. Java serialization has it write the text and the flags of that
 * instead: flags that are set within the text may be among these, and would hold from its start.
 */
public final class JdkModels {
    /**
     * Where public members of a class are.
     *
     * @param factory the name of the static method that makes objects; null for a constructor
     * @param properties the names of properties and of their methods by turns, in the order of the parameters
     */
    private record Members(String factory, String... properties) {}

    /** The one class that is not of the JDK. */
    static final String REGEX = "kotlin.text.Regex";

    private JdkModels() {}

    /** Whether the class of this name has such a model. */
    public static boolean isOfClass(String className) {
        return members(className) != null;
    }

    /** Whether a model is one of these. */
    static boolean isOne(ClassModel model) {
        return isOfClass(model.type().getName())
                && (model.properties().isEmpty()
                        || model.properties().get(0).field().isEmpty());
    }

    /** The names of properties are those of fields where both are the same. */
    private static Members members(String className) {
        return switch (className) {
            case "java.util.AbstractMap$SimpleEntry", "java.util.AbstractMap$SimpleImmutableEntry" ->
                new Members(null, "key", "getKey", "value", "getValue");
            case "java.util.KeyValueHolder" -> new Members("entry", "key", "getKey", "value", "getValue");
            case "java.util.concurrent.atomic.AtomicMarkableReference" ->
                new Members(null, "reference", "getReference", "mark", "isMarked");
            case "java.util.concurrent.atomic.AtomicStampedReference" ->
                new Members(null, "reference", "getReference", "stamp", "getStamp");
            case "java.util.concurrent.locks.ReentrantLock", "java.util.concurrent.locks.ReentrantReadWriteLock" ->
                new Members(null, "fair", "isFair");
            case "java.lang.ThreadLocal", "java.util.concurrent.locks.StampedLock" -> new Members(null);
            case "java.util.concurrent.Semaphore" -> new Members(null, "permits", "availablePermits", "fair", "isFair");
            case "java.awt.BasicStroke", "java.awt.Color", "java.awt.Font", "java.awt.GradientPaint" ->
                ofDrawing(className);
            case "java.time.temporal.WeekFields" ->
                new Members("of", "firstDayOfWeek", "getFirstDayOfWeek", "minimalDays", "getMinimalDaysInFirstWeek");
            case "java.time.zone.ZoneOffsetTransition" ->
                new Members(
                        "of",
                        "transition",
                        "getDateTimeBefore",
                        "offsetBefore",
                        "getOffsetBefore",
                        "offsetAfter",
                        "getOffsetAfter");
            case "java.time.zone.ZoneOffsetTransitionRule" -> transitionRule();
            case "java.net.PasswordAuthentication" ->
                new Members(null, "userName", "getUserName", "password", "getPassword");
            case "javax.xml.namespace.QName" ->
                new Members(
                        null, "namespaceURI", "getNamespaceURI", "localPart", "getLocalPart", "prefix", "getPrefix");
            case REGEX -> new Members(null, "nativePattern", "toPattern");
            default -> null;
        };
    }

    private static Members ofDrawing(String className) {
        return switch (className) {
            case "java.awt.Color" ->
                new Members(null, "red", "getRed", "green", "getGreen", "blue", "getBlue", "alpha", "getAlpha");
            case "java.awt.Font" -> new Members(null, "name", "getName", "style", "getStyle", "size", "getSize");
            case "java.awt.GradientPaint" ->
                new Members(
                        null,
                        "p1",
                        "getPoint1",
                        "color1",
                        "getColor1",
                        "p2",
                        "getPoint2",
                        "color2",
                        "getColor2",
                        "cyclic",
                        "isCyclic");
            default ->
                new Members(
                        null,
                        "width",
                        "getLineWidth",
                        "cap",
                        "getEndCap",
                        "join",
                        "getLineJoin",
                        "miterlimit",
                        "getMiterLimit",
                        "dash",
                        "getDashArray",
                        "dash_phase",
                        "getDashPhase");
        };
    }

    private static Members transitionRule() {
        return new Members(
                "of",
                "month",
                "getMonth",
                "dom",
                "getDayOfMonthIndicator",
                "dow",
                "getDayOfWeek",
                "time",
                "getLocalTime",
                "timeEndOfDay",
                "isMidnightEndOfDay",
                "timeDefinition",
                "getTimeDefinition",
                "standardOffset",
                "getStandardOffset",
                "offsetBefore",
                "getOffsetBefore",
                "offsetAfter",
                "getOffsetAfter");
    }

    /** Returns the model of a class that has one, with the properties and the creator that are public. */
    public static ClassModel of(ClassModel model) {
        Class<?> type = model.type();
        Members members = members(type.getName());
        List<PropertyModel> properties = new ArrayList<>();
        List<ParameterModel> parameters = new ArrayList<>();
        List<Class<?>> taken = new ArrayList<>();
        try {
            for (int i = 0; i < members.properties().length; i += 2) {
                String name = members.properties()[i];
                Method getter = visible(type).getMethod(members.properties()[i + 1]);
                TypeModel known = TypeModel.of(getter.getGenericReturnType());
                properties.add(
                        PropertyModel.builder(type, name, known).getter(getter).build());
                parameters.add(new ParameterModel(i / 2, Optional.of(name), known, false, false));
                taken.add(getter.getReturnType());
            }
            return model.with(model.kind(), properties, List.of(creator(type, members.factory(), taken, parameters)));
        } catch (NoSuchMethodException e) {
            throw new AssertionError(e);
        }
    }

    /** Whether objects of the class of a name may hold more than its properties, so that {@link #retold} is to be asked for each. */
    public static boolean mayHoldMore(String className) {
        return className.equals(RetoldObjects.COLOR) || className.equals("java.awt.Font");
    }

    /** Returns what tells which objects of such a class hold no more than its properties. */
    public static RetoldObjects retold(Class<?> type) {
        List<Method> getters = new ArrayList<>();
        String[] properties = members(type.getName()).properties();
        try {
            for (int i = 0; i < properties.length; i += 2) {
                getters.add(type.getMethod(properties[i + 1]));
            }
            return RetoldObjects.of(type, getters);
        } catch (NoSuchMethodException e) {
            throw new AssertionError(e);
        }
    }

    /** What of a class everybody may call: of one that is hidden, its interface. */
    private static Class<?> visible(Class<?> type) {
        return Modifier.isPublic(type.getModifiers()) ? type : Map.Entry.class;
    }

    private static CreatorModel creator(
            Class<?> type, String factory, List<Class<?>> taken, List<ParameterModel> parameters)
            throws NoSuchMethodException {
        Class<?>[] types = taken.toArray(new Class<?>[0]);
        Class<?> owner = Modifier.isPublic(type.getModifiers()) ? type : Map.class;
        Executable member = factory == null ? type.getConstructor(types) : owner.getMethod(factory, types);
        return CreatorModel.of(
                member,
                factory == null ? CreatorModel.Kind.CONSTRUCTOR : CreatorModel.Kind.FACTORY,
                JavaTypes.ownType(type),
                parameters,
                /* isPrimary= */ false);
    }
}
