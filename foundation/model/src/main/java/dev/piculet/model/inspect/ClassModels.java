package dev.piculet.model.inspect;

import dev.piculet.model.ClassModel;
import dev.piculet.model.FunctionModel;
import dev.piculet.model.TypeModel;
import java.lang.reflect.MalformedParameterizedTypeException;
import java.lang.reflect.MalformedParametersException;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * Makes the models of classes, and keeps them as long as it is reachable itself. Nothing is kept
 * elsewhere, so classes can be unloaded once their models are dropped. Safe for use by several threads.
 */
public final class ClassModels {
    private final ConcurrentMap<Class<?>, ClassModel> models = new ConcurrentHashMap<>();

    private final ConcurrentMap<Class<?>, List<FunctionModel>> functions = new ConcurrentHashMap<>();

    private final Inspectors inspectors;

    private ClassModels(Inspectors inspectors) {
        this.inspectors = inspectors;
    }

    /** Returns an empty store of models that uses every inspector on the class path. */
    public static ClassModels create() {
        return new ClassModels(new Inspectors());
    }

    /** Returns an empty store of models that sees every class as Java's reflection does. */
    public static ClassModels ofJavaAlone() {
        return new ClassModels(new Inspectors(List.of()));
    }

    /** Returns an empty store of models that uses one inspector, and need not look for any. */
    public static ClassModels with(ClassInspector inspector) {
        return new ClassModels(new Inspectors(List.of(inspector)));
    }

    /**
     * Returns the model of a class, always the same.
     *
     * @throws ClassInspectionException if a class that it names cannot be loaded, or its class file is malformed
     */
    public ClassModel of(Class<?> type) {
        ClassModel known = models.get(Objects.requireNonNull(type));
        if (known != null) {
            return known;
        }
        // Not computeIfAbsent: the model of a class asks for those of its supertypes.
        ClassModel made = inspect(type);
        ClassModel other = models.putIfAbsent(type, made);
        return other == null ? made : other;
    }

    /**
     * Returns the functions that a class itself declares for its instances, always the same. They are read apart from the
     * model, since few callers want them. None for a Java class: reflection has all.
     *
     * @throws ClassInspectionException if a class that it names cannot be loaded, or its class file is malformed
     */
    public List<FunctionModel> functions(Class<?> type) {
        List<FunctionModel> known = functions.get(Objects.requireNonNull(type));
        if (known != null) {
            return known;
        }
        List<FunctionModel> made = inspectFunctions(type);
        List<FunctionModel> other = functions.putIfAbsent(type, made);
        return other == null ? made : other;
    }

    private ClassModel inspect(Class<?> type) {
        try {
            ClassInspector inspector = inspectors.find(type);
            return inspector == null ? ofJava(type) : inspector.inspect(type, this);
        } catch (LinkageError
                | TypeNotPresentException
                | MalformedParameterizedTypeException
                | MalformedParametersException e) {
            throw InspectionErrors.cannotInspect(type, e);
        }
    }

    private List<FunctionModel> inspectFunctions(Class<?> type) {
        try {
            ClassInspector inspector = inspectors.find(type);
            return inspector == null ? List.of() : List.copyOf(inspector.functions(type));
        } catch (LinkageError
                | TypeNotPresentException
                | MalformedParameterizedTypeException
                | MalformedParametersException e) {
            throw InspectionErrors.cannotInspect(type, e);
        }
    }

    /** Returns a new model of a class, as Java's reflection sees it: for inspectors that cannot read the class. */
    public ClassModel ofJava(Class<?> type) {
        return JavaClassInspector.inspect(type, this);
    }

    /**
     * Returns the model of a type of Java's reflection; a model as it is.
     *
     * @throws IllegalArgumentException for any other implementation of {@code Type}
     */
    public TypeModel resolve(Type type) {
        return TypeModel.of(type);
    }
}
