package dev.piculet.lab.contenders.access;

import static dev.piculet.codegen.Expressions.construct;
import static dev.piculet.codegen.Expressions.get;
import static dev.piculet.codegen.Expressions.put;
import static dev.piculet.codegen.Expressions.raise;
import static dev.piculet.codegen.Expressions.returns;
import static dev.piculet.codegen.Expressions.switchOn;

import dev.piculet.codegen.ClassSpec;
import dev.piculet.codegen.HiddenClassDefiner;
import dev.piculet.codegen.IntSwitch;
import dev.piculet.codegen.MethodSpec;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.FieldRef;
import dev.piculet.codegen.tree.Local;
import dev.piculet.codegen.tree.MethodRef;
import dev.piculet.lab.payload.access.Account;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.Modifier;

/** Generates a hidden nestmate of the account's class, which reaches its private fields by plain instructions. */
final class GeneratedAccess {
    private static final ClassDesc ACCOUNT = ClassDesc.of(Account.class.getName());

    private final ClassSpec spec = ClassSpec.of(Account.class.getPackageName(), "AccountAccess")
            .superclass(ClassDesc.of(FieldAccess.class.getName()));

    private GeneratedAccess() {}

    static FieldAccess create() {
        GeneratedAccess generated = new GeneratedAccess();
        generated.spec.constructor(MethodTypeDesc.of(ConstantDescs.CD_void)).body();
        generated.add("Long", ConstantDescs.CD_long, AccountFields.LONGS);
        generated.add("Double", ConstantDescs.CD_double, AccountFields.DOUBLES);
        generated.add("Int", ConstantDescs.CD_int, AccountFields.INTS);
        generated.add("Boolean", ConstantDescs.CD_boolean, AccountFields.BOOLEANS);
        generated.add("String", ConstantDescs.CD_String, AccountFields.STRINGS);
        return (FieldAccess) HiddenClassDefiner.defineInstance(AccountFields.lookup(), generated.spec);
    }

    private void add(String name, ClassDesc type, String[] fields) {
        MethodSpec getter = method("get" + name, MethodTypeDesc.of(type, ACCOUNT, ConstantDescs.CD_int));
        Local account = getter.parameter(0, "account");
        IntSwitch reads = switchOn(getter.parameter(1, "field"));
        for (int i = 0; i < fields.length; i++) {
            reads.on(i, returns(get(account, field(fields[i], type))));
        }
        getter.body(reads.otherwise(noField()));

        MethodSpec setter =
                method("set" + name, MethodTypeDesc.of(ConstantDescs.CD_void, ACCOUNT, ConstantDescs.CD_int, type));
        Local target = setter.parameter(0, "account");
        Local value = setter.parameter(2, "value");
        IntSwitch writes = switchOn(setter.parameter(1, "field"));
        for (int i = 0; i < fields.length; i++) {
            writes.on(i, put(target, field(fields[i], type), value));
        }
        setter.body(writes.otherwise(noField()));
    }

    private MethodSpec method(String name, MethodTypeDesc type) {
        return spec.method(Modifier.PUBLIC, name, type);
    }

    private static FieldRef field(String name, ClassDesc type) {
        return new FieldRef(ACCOUNT, name, type, /* isStatic= */ false);
    }

    private static Expression noField() {
        return raise(construct(MethodRef.ofConstructor(ClassDesc.of(AssertionError.class.getName()))));
    }
}
