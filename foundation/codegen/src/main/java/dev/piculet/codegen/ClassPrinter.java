package dev.piculet.codegen;

import dev.piculet.codegen.node.Sequence;
import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import dev.piculet.codegen.tree.Types;
import java.lang.constant.ClassDesc;
import java.lang.reflect.Modifier;
import java.util.List;

/** Prints a class as pseudo-Java. */
public final class ClassPrinter {
    private final ClassSpec spec;
    private final CodePrinter out;

    private ClassPrinter(ClassSpec spec) {
        this.spec = spec;
        this.out = new CodePrinter(spec.type());
    }

    public static String print(ClassSpec spec) {
        ClassPrinter printer = new ClassPrinter(spec);
        printer.printClass();
        return printer.out.toString();
    }

    private void printClass() {
        out.text("package ").text(spec.packageName()).text(";").newLine().newLine();
        out.text("hidden class ").text(spec.simpleName());
        if (!Types.isSame(spec.superclass(), Types.OBJECT)) {
            out.text(" extends ").type(spec.superclass());
        }
        out.openBrace();
        for (ClassSpec.Constant constant : spec.constants()) {
            out.text("constant ");
            printField(constant.type(), constant.name());
        }
        for (ClassSpec.Field field : spec.fields()) {
            printFlags(field.flags());
            printField(field.ref().type(), field.ref().name());
        }
        boolean hasFields = !spec.constants().isEmpty() || !spec.fields().isEmpty();
        for (int i = 0; i < spec.methods().size(); i++) {
            if (i > 0 || hasFields) {
                out.newLine();
            }
            printMethod(spec.methods().get(i));
            out.newLine();
        }
        out.closeBrace().newLine();
    }

    private void printField(ClassDesc type, String name) {
        out.type(type).text(" ").text(name).text(";").newLine();
    }

    private void printMethod(MethodSpec method) {
        out.openScope();
        printFlags(method.flags());
        if (method.isConstructor()) {
            out.text(spec.simpleName());
        } else {
            out.type(method.type().returnType()).text(" ").text(method.name());
        }
        out.text("(");
        for (int i = 0; i < method.type().parameterCount(); i++) {
            out.text(i == 0 ? "" : ", ");
            Local parameter = method.parameters()[i];
            if (parameter == null) {
                out.type(method.type().parameterType(i)).text(" unused").text(Integer.toString(i));
            } else {
                out.declaration(parameter);
            }
        }
        out.text(")");
        List<Expression> statements = method.statements();
        if (method.superArguments().isEmpty()) {
            out.body(new Sequence(statements));
        } else {
            out.openBrace();
            out.text("super").arguments(method.superArguments()).text(";").newLine();
            out.statement(new Sequence(statements)).closeBrace();
        }
        out.closeScope();
    }

    private void printFlags(int flags) {
        String text = Modifier.toString(flags);
        out.text(text).text(text.isEmpty() ? "" : " ");
    }
}
