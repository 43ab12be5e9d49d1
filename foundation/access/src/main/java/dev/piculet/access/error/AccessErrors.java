package dev.piculet.access.error;

import dev.piculet.model.ClassModel;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.ParameterModel;
import dev.piculet.model.PropertyModel;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.util.List;

/** Every message of this module: the fault, its place, the remedy. */
public final class AccessErrors {
    private static final String ADVICE_FOR_KOTLIN =
            "Declare each property in the primary constructor, make it a 'var', mark it @Transient, or give the class a"
                    + " codec.";

    private static final String ADVICE_FOR_JAVA =
            "Make it a record, store each parameter unchanged in its field, add a constructor without parameters,"
                    + " mark computed fields transient, or give the class a codec.";

    private static final String ADVICE_FOR_CODEC = "Give the class a codec.";

    private AccessErrors() {}

    public static ArgumentException missingArgument(CreatorModel creator, int index) {
        String message =
                parameterOf(creator, index) + " has no argument and no default. Give it a value, or declare a default.";
        return argument(ArgumentException.Problem.MISSING, creator, index, message);
    }

    public static ArgumentException nullArgument(CreatorModel creator, int index) {
        ParameterModel parameter = creator.parameters().get(index);
        String message = parameterOf(creator, index) + " must not be null. Give it a value"
                + (parameter.type().rawClass().isPrimitive() ? "." : ", or declare it '" + parameter.type() + "?'.");
        return argument(ArgumentException.Problem.NULL, creator, index, message);
    }

    public static IllegalArgumentException foreignProperty(PropertyModel property, Class<?> type) {
        return new IllegalArgumentException(name(property) + " is not a property in the model of " + type.getName()
                + ". Take it from the model that the accessors were made of.");
    }

    public static IllegalArgumentException foreignCreator(CreatorModel creator, Class<?> type) {
        return new IllegalArgumentException(signature(creator.member()) + " is not a creator in the model of "
                + type.getName() + ". Take it from the model that the accessors were made of.");
    }

    public static UnsupportedClassException noGetter(PropertyModel property) {
        return unsupported(
                property.declaringClass(),
                "Cannot read " + name(property) + ": it has no field and no getter. Leave the property out.");
    }

    public static UnsupportedClassException noSetter(PropertyModel property) {
        return unsupported(
                property.declaringClass(),
                "Cannot write " + name(property)
                        + ": it has no field and no setter. Leave the property out, or pass its value to a creator.");
    }

    public static UnsupportedClassException finalProperty(PropertyModel property) {
        return unsupported(
                property.declaringClass(),
                "Cannot write " + name(property) + ": it is final. Pass its value to a creator.");
    }

    public static UnsupportedClassException noBoxing(Class<?> valueClass, String method) {
        return unsupported(
                valueClass,
                "Cannot wrap and unwrap values of " + valueClass.getName() + ": it has no method " + method
                        + ". Compile it as a value class with Kotlin 1.5 or newer.");
    }

    /** Of a value class whose class file lacks what tells how values are wrapped: shrinkers take it away. */
    public static UnsupportedClassException incompleteValueClass(Class<?> valueClass) {
        return unsupported(
                valueClass,
                "Cannot wrap and unwrap values of " + valueClass.getName()
                        + ": its class file lacks the metadata, the field or a method for that. Have shrinkers keep them.");
    }

    /** Of a value class whose {@code init} may change the object that it wraps. */
    public static UnsupportedClassException changingValueClass(Class<?> valueClass) {
        return unsupported(
                valueClass,
                "Cannot wrap values of " + valueClass.getName()
                        + ": its 'init' may change what it wraps, once more in each copy. Change it before, or give the class a codec.");
    }

    public static IllegalArgumentException noDefaults(CreatorModel creator) {
        return new IllegalArgumentException(
                "No parameter of " + signature(creator.member()) + " has a default. Give every argument.");
    }

    public static IllegalArgumentException wrongNumber(String what, int wanted, int given, CreatorModel creator) {
        return new IllegalArgumentException(signature(creator.member()) + " takes " + wanted + " " + what + ", not "
                + given + ". Give as many as its model says.");
    }

    /** The package of {@code member} is not open to {@code from}, which is a named module or the class path. */
    public static UnsupportedClassException closed(Member member, Module from) {
        Class<?> type = member.getDeclaringClass();
        String where = from.isNamed() ? from.getName() : "the class path";
        return unsupported(
                type,
                "Cannot reach " + name(member) + " from " + where + ". Package " + type.getPackageName()
                        + " is not open to it. " + opening(type, from) + ", or pass a Lookup.");
    }

    /** Instances of {@code type} can't be made, for its package is not open to {@code from}. */
    public static UnsupportedClassException closedClass(Class<?> type, Module from) {
        return unsupported(type, "Cannot create " + type.getName() + ": " + closedReason(type, from));
    }

    /** Something is needed that the static initializer of {@code type} makes, which fails now or has failed before. */
    public static UnsupportedClassException notInitialized(Class<?> type, LinkageError cause) {
        boolean isFirst = cause instanceof ExceptionInInitializerError && cause.getCause() != null;
        UnsupportedClassException failed = unsupported(
                type,
                "Cannot initialize " + type.getName() + ": " + (isFirst ? cause.getCause() : cause)
                        + ". Its static initializer has to succeed.");
        failed.initCause(cause);
        return failed;
    }

    /** JDK 26 and later may be told to leave final fields alone. */
    public static UnsupportedClassException finalFieldsKept(Field field, Module from) {
        return unsupported(
                field.getDeclaringClass(),
                "Cannot set final field " + name(field) + ": this JVM lets no code change final fields. Start it with"
                        + " '--enable-final-field-mutation=" + (from.isNamed() ? from.getName() : "ALL-UNNAMED")
                        + "', or give the class a codec.");
    }

    /** Without a constructor there is only the JDK's way for serialization. */
    public static UnsupportedClassException noReflectionFactory(Class<?> type) {
        return unsupported(
                type,
                "Cannot create " + type.getName()
                        + " without a constructor: this JVM runs without module jdk.unsupported."
                        + " Start it with '--add-modules jdk.unsupported', add 'requires jdk.unsupported;' to module-info,"
                        + " or give the class a codec.");
    }

    public static String closedReason(Class<?> type, Module from) {
        return "package " + type.getPackageName() + " is not open to "
                + (from.isNamed() ? from.getName() : "the class path") + ". " + opening(type, from)
                + ", or pass a Lookup.";
    }

    /** {@code what} completes 'because': {@code it is an enum}. */
    public static UnsupportedClassException notCreatable(Class<?> type, String what, String advice) {
        return unsupported(type, "Cannot create " + type.getName() + ": " + what + ". " + advice);
    }

    /** Of a field of the class or of a superclass that no property has. */
    public static UnsupportedClassException lostField(Class<?> type, Field field) {
        return notCreatable(type, madeByCompiler(field), ADVICE_FOR_CODEC);
    }

    /** Returns the begin of a reason: {@code field 'x' of com.acme.Order is made by the compiler and not written}. */
    public static String madeByCompiler(Field field) {
        return "field '" + field.getName() + "' of " + field.getDeclaringClass().getName()
                + " is made by the compiler and not written";
    }

    public static UnsupportedClassException onlyConstants(Class<?> type) {
        return notCreatable(
                type,
                "its only instances are constants, and a copy would be none of them",
                "Make it an enum, or give it a codec.");
    }

    /** {@code method} is one of Java serialization's, and {@code state} what it writes besides the other fields. */
    public static UnsupportedClassException writesItself(Class<?> type, String method, Field state) {
        return notCreatable(
                type,
                "it writes itself with " + method + ", and keeps state in transient field '" + state.getName() + "' of "
                        + state.getDeclaringClass().getName(),
                ADVICE_FOR_CODEC);
    }

    /** @param obstacle why it can't be made without a constructor; null if that is not allowed */
    public static UnsupportedClassException exception(Class<?> type, String obstacle) {
        String reason = obstacle == null
                ? "it is an exception, and no constructor of those is certain to restore them"
                : "it is an exception, and " + obstacle;
        return notCreatable(type, reason, "Write its message instead, or give the class a codec.");
    }

    /** Of a method of {@code Throwable} that a class overrides whose package is closed. */
    public static UnsupportedClassException overridden(Class<?> type, Method method, Class<?> overriding) {
        return notCreatable(
                type,
                overriding.getName() + " overrides " + method.getName() + " and hides what Throwable has there",
                "Write its message instead, or give the class a codec.");
    }

    public static UnsupportedClassException boundToTheJvm(Class<?> type, Class<?> bound) {
        return notCreatable(
                type,
                "a " + bound.getName() + " belongs to the running JVM",
                "Mark the property that holds it transient.");
    }

    /** Each of {@code refusals} is a constructor and why it does not fit. */
    public static UnsupportedClassException noConstructorFits(ClassModel model, List<String> refusals) {
        StringBuilder text = new StringBuilder("Cannot create ")
                .append(model.type().getName())
                .append(" from its fields: no constructor fits.");
        for (String refusal : refusals) {
            text.append("\n  ").append(refusal);
        }
        text.append("\n  ").append(model.isKotlin() ? ADVICE_FOR_KOTLIN : ADVICE_FOR_JAVA);
        return unsupported(model.type(), text.toString());
    }

    private static UnsupportedClassException unsupported(Class<?> type, String message) {
        return new UnsupportedClassException(type.getName(), message);
    }

    /** Returns the constructor or factory as one would write it: {@code com.acme.Order(int, java.lang.String)}. */
    public static String signature(Executable member) {
        StringBuilder text = new StringBuilder(member.getDeclaringClass().getName());
        if (!(member instanceof Constructor<?>)) {
            text.append('.').append(member.getName());
        }
        text.append('(');
        String separator = "";
        for (Class<?> type : member.getParameterTypes()) {
            text.append(separator).append(type.getTypeName());
            separator = ", ";
        }
        return text.append(')').toString();
    }

    /**
     * Returns the parameter as one would write it, {@code 'email: String'}, or its place when the class file has no
     * name.
     */
    public static String parameter(ParameterModel parameter) {
        return parameter(parameter, parameter.name().orElse(null));
    }

    /** Returns the parameter as one would write it with this name, which may be null. */
    public static String parameter(ParameterModel parameter, String name) {
        return name != null
                ? "'" + name + ": " + parameter.type() + "'"
                : "number " + (parameter.index() + 1) + " of type " + parameter.type();
    }

    public static String name(PropertyModel property) {
        return property.declaringClass().getName() + "." + property.name();
    }

    private static ArgumentException argument(
            ArgumentException.Problem problem, CreatorModel creator, int index, String message) {
        String name = creator.parameters().get(index).name().orElse("number " + (index + 1));
        return new ArgumentException(
                problem, creator.member().getDeclaringClass().getName(), index, name, message);
    }

    private static String parameterOf(CreatorModel creator, int index) {
        return "Parameter " + parameter(creator.parameters().get(index)) + " of "
                + creator.member().getDeclaringClass().getName();
    }

    private static String name(Member member) {
        return member instanceof Executable executable
                ? signature(executable)
                : member.getDeclaringClass().getName() + "." + member.getName();
    }

    private static String opening(Class<?> type, Module from) {
        Module module = type.getModule();
        if (module.getLayer() == ModuleLayer.boot() && isPartOfTheJdk(module)) {
            return "Start the JVM with '--add-opens " + module.getName() + "/" + type.getPackageName() + "="
                    + (from.isNamed() ? from.getName() : "ALL-UNNAMED") + "'";
        }
        return "Add 'opens " + type.getPackageName() + (from.isNamed() ? " to " + from.getName() : "")
                + ";' to module-info";
    }

    private static boolean isPartOfTheJdk(Module module) {
        ClassLoader loader = module.getClassLoader();
        return loader == null || loader == ClassLoader.getPlatformClassLoader();
    }
}
