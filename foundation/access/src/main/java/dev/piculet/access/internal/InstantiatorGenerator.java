package dev.piculet.access.internal;

import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.cast;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.nullOf;
import static dev.piculet.codegen.Expressions.returns;

import dev.piculet.access.ArgumentLayout;
import dev.piculet.access.Arguments;
import dev.piculet.access.Instantiator;
import dev.piculet.access.expression.CreatorCall;
import dev.piculet.access.expression.MemberAccess;
import dev.piculet.codegen.ClassSpec;
import dev.piculet.codegen.MethodSpec;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import dev.piculet.codegen.tree.MethodRef;
import dev.piculet.model.ClassModel;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.ParameterModel;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/** Generates the class that calls one creator. */
final class InstantiatorGenerator {
    private static final ClassDesc ARGUMENTS = IndexedAccessor.desc(Arguments.class);

    private static final ClassDesc LAYOUT = IndexedAccessor.desc(ArgumentLayout.class);

    private static final ClassDesc PARENT = IndexedAccessor.desc(Instantiator.class);

    private final CreatorModel creator;

    private final ClassSpec spec;

    private final MemberAccess members;

    private InstantiatorGenerator(ClassModel model, CreatorModel creator, MethodHandles.Lookup caller) {
        this.creator = creator;
        String name = IndexedAccessor.simpleName(model.type()) + "Instantiator";
        spec = ClassSpec.of(model.type().getPackageName(), name).superclass(PARENT);
        members = MemberAccess.of(spec, model.type(), caller);
    }

    /** Returns the class that calls {@code creator} of the model. */
    static ClassSpec generate(ClassModel model, CreatorModel creator, MethodHandles.Lookup caller) {
        InstantiatorGenerator generator = new InstantiatorGenerator(model, creator, caller);
        generator.addConstructor();
        generator.addCreateWithAll();
        generator.addCreateWithDefaults();
        return generator.spec;
    }

    private void addConstructor() {
        MethodSpec constructor = spec.constructor(MethodTypeDesc.of(ConstantDescs.CD_void, LAYOUT));
        constructor.callSuper(MethodRef.ofConstructor(PARENT, LAYOUT), constructor.parameter(0, "layout"));
        constructor.body();
    }

    private void addCreateWithAll() {
        MethodSpec method = method("createWithAll");
        Local arguments = method.parameter(0, "arguments");
        method.body(returns(CreatorCall.of(creator, values(arguments), members)));
    }

    private void addCreateWithDefaults() {
        MethodSpec method = method("createWithDefaults");
        Local arguments = method.parameter(0, "arguments");
        if (creator.defaults().isEmpty()) {
            method.body(returns(nullOf(ConstantDescs.CD_Object)));
            return;
        }
        MethodRef mask = MethodRef.ofVirtual(ARGUMENTS, "defaultsMask", ConstantDescs.CD_int, ConstantDescs.CD_int);
        List<Expression> masks = new ArrayList<>();
        for (int i = 0; i < creator.defaults().get().maskCount(); i++) {
            masks.add(call(arguments, mask, constant(i)));
        }
        method.body(returns(CreatorCall.withDefaults(creator, values(arguments), masks, members)));
    }

    private List<Expression> values(Local arguments) {
        List<Expression> values = new ArrayList<>();
        for (ParameterModel parameter : creator.parameters()) {
            Class<?> type = parameter.type().rawClass();
            ClassDesc given = type.isPrimitive() ? IndexedAccessor.desc(type) : ConstantDescs.CD_Object;
            String name = "get" + JvmKind.of(type).suffix;
            MethodRef getter = MethodRef.ofVirtual(ARGUMENTS, name, given, ConstantDescs.CD_int);
            Expression value = call(arguments, getter, constant(parameter.index()));
            values.add(type.isPrimitive() ? value : cast(members.typeOf(type), value));
        }
        return values;
    }

    private MethodSpec method(String name) {
        return spec.method(Modifier.PROTECTED, name, MethodTypeDesc.of(ConstantDescs.CD_Object, ARGUMENTS));
    }
}
