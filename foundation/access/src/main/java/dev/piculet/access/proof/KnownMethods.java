package dev.piculet.access.proof;

import dev.piculet.codegen.classfile.Instruction.Member;
import java.util.Set;

/** Methods whose effect is known without a look at their code: a closed list, and Java's conventions for accessors. */
final class KnownMethods {
    /** Give their first argument, or throw if it is null. */
    private static final Set<String> GIVE_ARGUMENT = Set.of("java/util/Objects.requireNonNull");

    private static final Set<String> UNBOX = Set.of(
            "java/lang/Boolean.booleanValue",
            "java/lang/Byte.byteValue",
            "java/lang/Short.shortValue",
            "java/lang/Character.charValue",
            "java/lang/Integer.intValue",
            "java/lang/Long.longValue",
            "java/lang/Float.floatValue",
            "java/lang/Double.doubleValue");

    /** Throw if their first argument is null, and do nothing else. */
    private static final Set<String> CHECK_ARGUMENT = Set.of(
            "kotlin/jvm/internal/Intrinsics.checkNotNullParameter",
            "kotlin/jvm/internal/Intrinsics.checkParameterIsNotNull",
            "kotlin/jvm/internal/Intrinsics.checkNotNullExpressionValue",
            "kotlin/jvm/internal/Intrinsics.checkExpressionValueIsNotNull",
            "kotlin/jvm/internal/Intrinsics.checkNotNull");

    /** Methods of immutable classes whose result depends on more than their arguments: a clock, chance, settings of the JVM. */
    private static final Set<String> IMPURE = Set.of(
            "now",
            "random",
            "randomUUID",
            "ofEpochMillis",
            "probablePrime",
            "systemDefault",
            "getDefault",
            "getAvailableLocales",
            "getInteger",
            "getLong",
            "getBoolean",
            "format",
            "formatted",
            "hash");

    /** Immutable classes that are more than their value, or whose methods look elsewhere. */
    private static final Set<String> NO_VALUES = Set.of("java/lang/Class", "java/lang/Enum");

    /** Classes whose methods change no argument, and whose instances do not change. */
    private static final Set<String> IMMUTABLE = Set.of(
            "java/lang/String",
            "java/lang/Boolean",
            "java/lang/Byte",
            "java/lang/Short",
            "java/lang/Character",
            "java/lang/Integer",
            "java/lang/Long",
            "java/lang/Float",
            "java/lang/Double",
            "java/lang/Math",
            "java/lang/StrictMath",
            "java/lang/Class",
            "java/lang/Enum",
            "java/math/BigInteger",
            "java/math/BigDecimal",
            "java/util/UUID",
            "java/util/Locale",
            "java/util/Objects",
            "java/net/URI",
            "java/time/Instant",
            "java/time/Duration",
            "java/time/Period",
            "java/time/LocalDate",
            "java/time/LocalTime",
            "java/time/LocalDateTime",
            "java/time/OffsetDateTime",
            "java/time/ZonedDateTime",
            "java/time/ZoneId",
            "java/time/ZoneOffset",
            "kotlin/jvm/internal/Intrinsics");

    private static final Set<String> TIMES = Set.of("java/util/Date", "java/util/Calendar", "java/sql/Timestamp");

    /** More classes whose instances do not change. Some have no {@code equals}, and methods that ask for settings of the JVM. */
    private static final Set<String> NEVER_CHANGED = Set.of(
            "java/io/File",
            "java/net/URL",
            "java/nio/charset/Charset",
            "java/time/OffsetTime",
            "java/time/Year",
            "java/time/YearMonth",
            "java/time/MonthDay",
            "java/time/format/DateTimeFormatter",
            "java/util/Currency",
            "java/util/OptionalInt",
            "java/util/OptionalLong",
            "java/util/OptionalDouble",
            "java/util/regex/Pattern",
            "kotlin/text/Regex");

    /** Methods of Java's collections and of every object that only read, by convention of all implementations. */
    private static final Set<String> READ = Set.of(
            "size",
            "isEmpty",
            "iterator",
            "hasNext",
            "keySet",
            "values",
            "entrySet",
            "stream",
            "length",
            "name",
            "ordinal",
            "hashCode",
            "toString",
            "intValue",
            "longValue",
            "doubleValue",
            "booleanValue");

    /** The same of methods that are asked with arguments, and may give any object. */
    private static final Set<String> READ_WITH_ARGUMENTS = Set.of(
            "contains",
            "containsAll",
            "containsKey",
            "containsValue",
            "getOrDefault",
            "indexOf",
            "charAt",
            "equals",
            "compareTo");

    /** Collections and maps whose {@code get} only reads. */
    private static final Set<String> READ_BY_KEY =
            Set.of("java/util/List", "java/util/ArrayList", "java/util/Map", "java/util/HashMap");

    private KnownMethods() {}

    static boolean givesArgument(Member method) {
        return GIVE_ARGUMENT.contains(method.owner() + "." + method.name()) || collectsTrace(method);
    }

    /** The native method behind {@code fillInStackTrace}, which fills a field of {@code Throwable}. */
    private static boolean collectsTrace(Member method) {
        return method.owner().equals("java/lang/Throwable")
                && method.name().equals("fillInStackTrace")
                && method.descriptor().startsWith("(I)");
    }

    static boolean checksArgument(Member method) {
        return CHECK_ARGUMENT.contains(method.owner() + "." + method.name());
    }

    /** Whether the method gives the primitive value of its receiver, a box, as the type that is boxed. */
    static boolean unboxes(Member method) {
        return UNBOX.contains(method.owner() + "." + method.name());
    }

    /** Whether the method is a function's, which does anything, and not the getter of a reference. */
    private static boolean isFunction(Member method) {
        String owner = method.owner();
        boolean isReference = owner.startsWith("java/util/concurrent/atomic/")
                || owner.startsWith("java/lang/ref/")
                || owner.startsWith("java/util/Optional");
        return owner.startsWith("java/util/function/") || method.name().equals("get") && !isReference;
    }

    /** Whether the method, or constructor, gives equal immutable objects for equal immutable arguments. */
    static boolean isPure(Member method) {
        String result =
                method.name().equals("<init>") ? "L" + method.owner() + ";" : Descriptors.result(method.descriptor());
        boolean changesCase = method.name().startsWith("to") && method.name().endsWith("Case");
        boolean asksDefaultLocale = changesCase && method.descriptor().equals("()Ljava/lang/String;")
                || method.name().startsWith("getDisplay");
        // What gives nothing does something, such as to set the default locale.
        return (IMMUTABLE.contains(method.owner()) || method.owner().equals("java/lang/CharSequence"))
                && !NO_VALUES.contains(method.owner())
                && !IMPURE.contains(method.name())
                && !asksDefaultLocale
                && !result.equals("V")
                && isValue(result);
    }

    /** Whether the method gives the next element, which changes nothing but an iterator. */
    static boolean isStep(Member method) {
        return method.owner().equals("java/util/Iterator") && method.name().equals("next");
    }

    /** Whether the method gives an iterator at its beginning. */
    static boolean makesSteps(Member method) {
        return method.name().equals("iterator") && method.descriptor().equals("()Ljava/util/Iterator;");
    }

    /** Whether the method changes neither its receiver nor what is passed, by its name. */
    static boolean onlyReads(Member method) {
        if (IMMUTABLE.contains(method.owner())) {
            return !fillsArray(method) && !callsOthers(method);
        }
        boolean isRead = READ.contains(method.name()) || READ_WITH_ARGUMENTS.contains(method.name());
        if (isRead && !maySet(method)) {
            return true;
        }
        if (method.name().equals("get") && READ_BY_KEY.contains(method.owner()) || comparesTimes(method)) {
            return true;
        }
        // Buffers get what is next, and numbers are got and incremented.
        boolean isOfBuffer =
                method.owner().startsWith("java/nio/") && method.owner().endsWith("Buffer");
        boolean isMoving = isOfBuffer || isFunction(method) || method.name().startsWith("getAnd");
        boolean isGetter = method.name().startsWith("get") || isQuestion(method.name());
        return isGetter
                && !isMoving
                && method.descriptor().startsWith("()")
                && !method.descriptor().endsWith(")V");
    }

    private static boolean comparesTimes(Member method) {
        return TIMES.contains(method.owner())
                && (method.name().equals("before") || method.name().equals("after"));
    }

    /** Whether a method with the name of one that reads may set what it names: it gets something, and gives nothing or an object of users. */
    private static boolean maySet(Member method) {
        String result = Descriptors.result(method.descriptor());
        boolean givesValue = result.length() == 1 || result.startsWith("Ljava/") || result.startsWith("[");
        boolean isRead = method.owner().startsWith("java/")
                || method.descriptor().startsWith("()")
                || READ_WITH_ARGUMENTS.contains(method.name());
        return result.equals("V") || !isRead && (!givesValue || result.equals("Ljava/lang/Object;"));
    }

    /** Whether a name begins with "is", as a word of its own. */
    private static boolean isQuestion(String name) {
        return name.startsWith("is") && (name.length() == 2 || !Character.isLowerCase(name.charAt(2)));
    }

    /** Whether a method of an immutable class writes chars or bytes into an array that it gets. */
    private static boolean fillsArray(Member method) {
        return method.name().equals("getChars")
                || method.name().equals("toChars") && method.descriptor().startsWith("(I[")
                || method.name().equals("getBytes") && method.descriptor().startsWith("(II[");
    }

    /** Whether a method of an immutable class may call a function that it gets. */
    private static boolean callsOthers(Member method) {
        String descriptor = method.descriptor();
        return descriptor.contains("Ljava/util/function/") || descriptor.contains("Ljava/util/Comparator;");
    }

    /** Whether values that are declared as this class can't be changed. */
    static boolean isImmutable(Class<?> type) {
        return type.isPrimitive() || type.isEnum() || isImmutable(type.descriptorString());
    }

    /** Whether values of this type can't be changed, by its descriptor. */
    static boolean isImmutable(String descriptor) {
        return isValue(descriptor) || isOf(NEVER_CHANGED, descriptor);
    }

    /** Whether values of this type can't be changed, and are told from others by their {@code equals} alone. */
    static boolean isValue(Class<?> type) {
        return type.isPrimitive() || type.isEnum() || isValue(type.descriptorString());
    }

    /** The same of a type's descriptor. */
    static boolean isValue(String descriptor) {
        return descriptor.length() == 1 || isOf(IMMUTABLE, descriptor);
    }

    private static boolean isOf(Set<String> classes, String descriptor) {
        return descriptor.charAt(0) == 'L' && classes.contains(descriptor.substring(1, descriptor.length() - 1));
    }
}
