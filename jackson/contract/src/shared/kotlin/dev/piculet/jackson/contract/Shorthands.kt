package dev.piculet.jackson.contract

// Names of Jackson's that would fill lines.

typealias AnyMapperBuilder = tools.jackson.databind.cfg.MapperBuilder<*, *>

internal typealias FactoryBuilder = tools.jackson.core.json.JsonFactoryBuilder

typealias FormatVisitor = tools.jackson.databind.jsonFormatVisitors.JsonFormatVisitorWrapper.Base

typealias InjectedValues = tools.jackson.databind.InjectableValues.Std

internal typealias InstantiatorBase = tools.jackson.databind.deser.ValueInstantiator.Base

typealias IntegerVisitor = tools.jackson.databind.jsonFormatVisitors.JsonIntegerFormatVisitor.Base

typealias MapperBuilder = tools.jackson.databind.json.JsonMapper.Builder

typealias NamingStrategies = tools.jackson.databind.PropertyNamingStrategies

typealias ObjectVisitor = tools.jackson.databind.jsonFormatVisitors.JsonObjectFormatVisitor.Base
