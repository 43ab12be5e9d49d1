package dev.piculet.model;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.stream.Collectors;

/** Writes a model as text: a line for the class and one for each thing that it has. */
final class ClassModelPrinter {
    private final StringBuilder text = new StringBuilder();

    private ClassModelPrinter() {}

    static String print(ClassModel model) {
        ClassModelPrinter printer = new ClassModelPrinter();
        printer.head(model);
        model.valueClass().ifPresent(printer::valueClass);
        model.singleton().ifPresent(field -> printer.line("  singleton " + memberName(field)));
        for (Class<?> permitted : model.permittedSubclasses()) {
            printer.line("  permits " + TypeText.name(permitted));
        }
        for (PropertyModel property : model.properties()) {
            printer.property(property, model.type());
        }
        for (CreatorModel creator : model.creators()) {
            printer.creator(creator);
        }
        return printer.text.toString();
    }

    private void head(ClassModel model) {
        StringBuilder head = new StringBuilder(model.isKotlin() ? "kotlin " : "java ");
        head.append(model.kind().name().toLowerCase(Locale.ROOT)).append(' ').append(TypeText.name(model.type()));
        if (!model.typeParameters().isEmpty()) {
            head.append(model.typeParameters().stream().collect(Collectors.joining(", ", "<", ">")));
        }
        if (!model.supertypes().isEmpty()) {
            head.append(
                    model.supertypes().stream().map(TypeModel::toString).collect(Collectors.joining(", ", " : ", "")));
        }
        line(head.toString());
    }

    private void valueClass(ValueClassModel model) {
        line("  value " + model.propertyName() + ": " + typeInFull(model.underlying()));
        line("    unbox " + memberName(model.unbox()));
        line("    box " + call(model.box()));
        model.constructor().ifPresent(constructor -> line("    check " + call(constructor)));
    }

    private void property(PropertyModel property, Class<?> owner) {
        StringBuilder head = new StringBuilder("  property ");
        head.append(property.isFinal() ? "final " : "")
                .append(property.isTransient() ? "transient " : "")
                .append(property.isLateinit() ? "lateinit " : "")
                .append(property.name())
                .append(": ")
                .append(typeInFull(property.type()));
        if (property.declaringClass() != owner) {
            head.append(" of ").append(TypeText.name(property.declaringClass()));
        }
        line(head.toString());
        property.field()
                .ifPresent(field -> line(
                        "    field " + visibility(field) + TypeText.name(field.getType()) + " " + field.getName()));
        property.delegate()
                .ifPresent(field -> line(
                        "    delegate " + visibility(field) + TypeText.name(field.getType()) + " " + field.getName()));
        property.getter().ifPresent(getter -> line("    getter " + signature(getter)));
        property.setter().ifPresent(setter -> line("    setter " + signature(setter)));
    }

    private void creator(CreatorModel creator) {
        String kind = creator.kind().name().toLowerCase(Locale.ROOT);
        line("  " + (creator.isPrimary() ? "primary " : "") + kind + " of " + typeInFull(creator.result()));
        for (ParameterModel parameter : creator.parameters()) {
            line("    " + parameter + jvmType(parameter.type()));
        }
        line("    calls " + visibility(creator.member()) + call(creator.member()));
        creator.defaults().ifPresent(this::defaults);
        creator.markerConstructor().ifPresent(twin -> line("    marked " + visibility(twin) + call(twin)));
    }

    private void defaults(DefaultsModel defaults) {
        line("    defaults " + call(defaults.member()));
        String receiver =
                defaults.receiver().map(field -> memberName(field) + ", ").orElse("");
        line("      takes " + receiver + "values, " + defaults.maskCount() + " x int from parameter "
                + defaults.firstMasked() + (defaults.hasMarker() ? ", null" : ""));
    }

    private static String typeInFull(TypeModel type) {
        return type + jvmType(type);
    }

    /** Facts that the type's text does not show: the nullability of a variable, and the storage of a value class. */
    private static String jvmType(TypeModel type) {
        if (type.valueClass().isPresent()) {
            return type.isUnboxed() ? " as " + TypeText.name(type.rawClass()) : " boxed";
        }
        boolean isKnown = type.variable().isPresent() && type.rawClass() != Object.class;
        return isKnown ? " as " + TypeText.name(type.rawClass()) : "";
    }

    private static String signature(Method method) {
        return visibility(method) + TypeText.name(method.getReturnType()) + " " + call(method);
    }

    private static String call(Executable member) {
        StringJoiner types = new StringJoiner(", ", memberName(member) + "(", ")");
        List.of(member.getParameterTypes()).forEach(type -> types.add(TypeText.name(type)));
        return types.toString();
    }

    private static String memberName(Member member) {
        String owner = TypeText.name(member.getDeclaringClass());
        return member instanceof Constructor<?> ? "new " + owner : owner + "." + member.getName();
    }

    private static String visibility(Member member) {
        int visibility = member.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED | Modifier.PRIVATE);
        return visibility == 0 ? "" : Modifier.toString(visibility) + " ";
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}
